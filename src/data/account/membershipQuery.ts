import { queryOptions } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { Invoice, Membership } from '../../domain/account/membershipSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';
import { membershipShape } from './membershipCalls';
import { listCall } from '../listCall';

const base = '/v1/app/membership';

/** Another device or the billing service may change the data. Offline, requests fail immediately. */
const fresh = { staleTime: 0, networkMode: 'always', refetchOnReconnect: true } as const;

export const membershipQuery = () =>
  queryOptions<Membership, ApiError>({
    queryKey: ['membership', 'state'],
    queryFn: ({ signal }) => request<Membership>(base, { signal, shape: membershipShape }),
    ...fresh,
  });

export const invoicesQuery = () =>
  queryOptions<Invoice[], ApiError>({
    queryKey: ['membership', 'invoices'],
    queryFn: async ({ signal }) => {
      const call = listCall({ signal, shape: { itemsOf: ['number', 'amount'] } as const });
      return (await request<List<Invoice>>(`${base}/invoices`, call)).items;
    },
    ...fresh,
  });
