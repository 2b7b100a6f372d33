import { queryOptions } from '@tanstack/react-query';
import type { OrderUpdates } from '../../domain/account/orderUpdatesSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';

const path = '/v1/app/user/order-updates';

/** The channels on which the shopper gets messages about their orders. */
export const orderUpdatesQuery = () =>
  queryOptions<OrderUpdates, ApiError>({
    queryKey: ['orderUpdates'],
    queryFn: ({ signal }) => request<OrderUpdates>(path, { signal }),
    staleTime: 0,
    networkMode: 'always',
  });

export const saveOrderUpdates = (body: OrderUpdates) => request<OrderUpdates>(path, { method: 'PUT', body });
