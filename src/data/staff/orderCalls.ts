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

const fetchPage = (
  token: string,
  { search, ...filter }: OrderSearch & { state: 'open' | 'past'; page?: number },
  signal: AbortSignal,
) =>
  tokenRequest<ConsoleOrders>('/v1/staff/orders', {
    token,
    signal,
    query: { ...filter, size: pageSize, search: search || undefined },
    shape: { fields: ['orders', 'total'] },
  });

/** An order that is placed meanwhile shifts the pages, so one order may be on two of them. */
async function fetchOpenOrders(token: string, filter: OrderSearch, signal: AbortSignal): Promise<ConsoleOrder[]> {
  const found = new Map<string, ConsoleOrder>();
  for (let page = 0; ; page += 1) {
    const { orders } = await fetchPage(token, { ...filter, state: 'open', page: page || undefined }, signal);
    for (const order of orders) found.set(order.orderLogId, order);
    if (orders.length < pageSize) return [...found.values()];
  }
}

export const staffOpenOrdersQuery = (token: string, filter: OrderSearch) =>
  queryOptions<ConsoleOrder[], ApiError>({
    queryKey: ['staff', 'orders', 'open', filter.providerId, filter.search],
    queryFn: ({ signal }) => fetchOpenOrders(token, filter, signal),
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
    queryFn: async ({ signal }) => (await fetchPage(token, { ...filter, state: 'past' }, signal)).orders,
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
