import { queryOptions } from '@tanstack/react-query';
import type { Invoice, Membership } from '../../domain/account/membershipSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';

const base = '/v1/app/membership';

/**
 * Always refetch: another device or the billing service may have changed the data. Offline, the request fails
 * immediately instead of waiting.
 */
const fresh = { staleTime: 0, networkMode: 'always', refetchOnReconnect: true } as const;

/** The shopper's current membership. */
export const membershipQuery = () =>
  queryOptions<Membership, ApiError>({
    queryKey: ['membership', 'state'],
    queryFn: ({ signal }) => request<Membership>(base, { signal, shape: { fields: ['status', 'plan'] } }),
    ...fresh,
  });

/** The billing history, newest first. */
export const invoicesQuery = () =>
  queryOptions<Invoice[], ApiError>({
    queryKey: ['membership', 'invoices'],
    queryFn: ({ signal }) =>
      request<Invoice[]>(`${base}/invoices`, { signal, shape: { listOf: ['number', 'amount'] } }),
    ...fresh,
  });
