import { queryOptions } from '@tanstack/react-query';
import type { ConsoleOrder, ConsoleOrders } from '../../domain/staff/consoleOrderSchema';
import type { ApiError } from '../apiError';
import { tokenDownload, tokenRequest } from './tokenRequest';

interface OrderSearch {
  providerId: string;
  search: string;
}

const pageSize = 200;
const pollMs = 3000;

async function fetchOrders(token: string, query: OrderSearch & { state: 'open' | 'past' }, signal: AbortSignal) {
  const { search, ...rest } = query;
  const { orders } = await tokenRequest<ConsoleOrders>('/v1/staff/orders', {
    token,
    signal,
    query: { ...rest, size: pageSize, search: search || undefined },
  });
  return orders;
}

export const staffOpenOrdersQuery = (token: string, filter: OrderSearch) =>
  queryOptions<ConsoleOrder[], ApiError>({
    queryKey: ['staff', 'orders', 'open', filter.providerId, filter.search],
    queryFn: ({ signal }) => fetchOrders(token, { ...filter, state: 'open' }, signal),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchInterval: pollMs,
    // New orders must ring even if the tablet shows another app.
    refetchIntervalInBackground: true,
  });

export const staffPastOrdersQuery = (token: string, filter: OrderSearch) =>
  queryOptions<ConsoleOrder[], ApiError>({
    queryKey: ['staff', 'orders', 'past', filter.providerId, filter.search],
    queryFn: ({ signal }) => fetchOrders(token, { ...filter, state: 'past' }, signal),
    staleTime: 0,
    gcTime: 0,
  });

interface OrderKey {
  providerId: string;
  orderNumber: string;
}

export const staffOrderPath = ({ providerId, orderNumber }: OrderKey, action: string): string =>
  `/v1/staff/orders/${encodeURIComponent(orderNumber)}/${action}?providerId=${encodeURIComponent(providerId)}`;

/** The server logs every call, and neither side caches the photo. */
export const fetchIdPhoto = (token: string, order: OrderKey): Promise<Blob> =>
  tokenDownload(staffOrderPath(order, 'id-photo'), token);
