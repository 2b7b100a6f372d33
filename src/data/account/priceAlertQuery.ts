import { queryOptions } from '@tanstack/react-query';
import type { PriceAlert, PriceAlertInput } from '../../domain/account/priceAlertSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';
import type { ResponseShape } from '../responseShape';

const path = '/v1/app/user/price-alerts';
const shape: ResponseShape<PriceAlert> = { fields: ['email', 'push', 'postalCode'] };

export const priceAlertQuery = () =>
  queryOptions<PriceAlert, ApiError>({
    queryKey: ['priceAlert'],
    queryFn: ({ signal }) => request<PriceAlert>(path, { signal, shape }),
    staleTime: 0,
    networkMode: 'always',
  });

export const savePriceAlert = (body: PriceAlertInput) => request<PriceAlert>(path, { method: 'PUT', body, shape });
