import { queryOptions } from '@tanstack/react-query';
import type { Invoice, Membership } from '../../domain/account/membershipSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';

const base = '/v1/app/membership';

/** Another device, or the billing service, may have changed it meanwhile; without a network it fails at once. */
const fresh = { staleTime: 0, networkMode: 'always', refetchOnReconnect: true } as const;

/** D-26, S2-76: the shopper's membership as it is now. */
export const membershipQuery = () =>
  queryOptions<Membership, ApiError>({
    queryKey: ['membership', 'state'],
    queryFn: ({ signal }) => request<Membership>(base, { signal }),
    ...fresh,
  });

/** S2-76: the billing history, newest first. */
export const invoicesQuery = () =>
  queryOptions<Invoice[], ApiError>({
    queryKey: ['membership', 'invoices'],
    queryFn: ({ signal }) => request<Invoice[]>(`${base}/invoices`, { signal }),
    ...fresh,
  });
