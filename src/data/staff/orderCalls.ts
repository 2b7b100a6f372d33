import { queryOptions } from '@tanstack/react-query';
import type { ConsoleOrder, ConsoleOrders } from '../../domain/staff/consoleOrderSchema';
import type { ApiError } from '../apiError';
import { tokenDownload, tokenRequest } from './tokenRequest';

interface Asked {
  providerId: string;
  search: string;
}

const pageSize = 200;
const pollMs = 3000;

async function fetchOrders(token: string, query: Asked & { state: 'open' | 'past' }, signal: AbortSignal) {
  const { search, ...rest } = query;
  const { orders } = await tokenRequest<ConsoleOrders>('/v1/staff/orders', {
    token,
    signal,
    query: { ...rest, size: pageSize, search: search || undefined },
  });
  return orders;
}

/** A dispensary's open orders. Polls every three seconds; an unchanged answer has no body. */
export const openOrdersQuery = (token: string, asked: Asked) =>
  queryOptions<ConsoleOrder[], ApiError>({
    queryKey: ['staff', 'orders', 'open', asked.providerId, asked.search],
    queryFn: ({ signal }) => fetchOrders(token, { ...asked, state: 'open' }, signal),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchInterval: pollMs,
    // The bell must ring on a tablet whose screen shows something else.
    refetchIntervalInBackground: true,
  });

/** The newest orders that have ended. */
export const pastOrdersQuery = (token: string, asked: Asked) =>
  queryOptions<ConsoleOrder[], ApiError>({
    queryKey: ['staff', 'orders', 'past', asked.providerId, asked.search],
    queryFn: ({ signal }) => fetchOrders(token, { ...asked, state: 'past' }, signal),
    staleTime: 0,
    gcTime: 0,
  });

interface OrderName {
  providerId: string;
  orderNumber: string;
}

/** The path of one order, or of a part of it. */
export const orderPathOf = ({ providerId, orderNumber }: OrderName, part: string): string =>
  `/v1/staff/orders/${encodeURIComponent(orderNumber)}/${part}?providerId=${encodeURIComponent(providerId)}`;

/** The ID photo for an open order. The server logs every call, and neither side caches the picture. */
export const fetchIdPhoto = (token: string, name: OrderName): Promise<Blob> =>
  tokenDownload(orderPathOf(name, 'id-photo'), token);
