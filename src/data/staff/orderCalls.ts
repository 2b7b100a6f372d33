import { queryOptions } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { ConsoleOrder } from '../../domain/staff/consoleOrderSchema';
import type { ApiError } from '../apiError';
import { listCall, readAllPages } from '../listCall';
import { tokenDownload, tokenRequest } from './tokenRequest';

interface OrderSearch {
  providerId: string;
  search: string;
}

const pageSize = 200;
const pollMs = 3000;

const fetchPage = (
  token: string,
  { search, ...filter }: OrderSearch & { state: 'open' | 'past'; cursor?: string },
  signal: AbortSignal,
) => {
  const query = { ...filter, size: pageSize, search: search || undefined };
  const shape = { itemsOf: ['orderLogId', 'orderNumber', 'status'] } as const;
  return tokenRequest<List<ConsoleOrder>>('/v1/staff/orders', listCall({ token, signal, query, shape }));
};

export const staffOpenOrdersQuery = (token: string, filter: OrderSearch) =>
  queryOptions<ConsoleOrder[], ApiError>({
    queryKey: ['staff', 'orders', 'open', filter.providerId, filter.search],
    queryFn: ({ signal }) => readAllPages((cursor) => fetchPage(token, { ...filter, state: 'open', cursor }, signal)),
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
    queryFn: async ({ signal }) => (await fetchPage(token, { ...filter, state: 'past' }, signal)).items,
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
