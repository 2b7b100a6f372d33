import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { Order, PlaceOrderInput } from '../../domain/order/orderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import type { ApiError } from '../apiError';
import { request, type HttpCall } from '../http';
import { listCall, readAllPages } from '../listCall';
import type { ResponseShape } from '../responseShape';
import { orderPollDelayMs, pollingOptions, pollDelayMs } from './pollDelayMs';
import { serverNow } from '../serverClock';

const listIntervalMs = 15_000;
const pastPageSize = 20;
const latestPageSize = 50;
const openPageSize = 100;

const base = '/v1/app/orders';
export const orderApiPath = (...parts: string[]) => [base, ...parts.map(encodeURIComponent)].join('/');

const fields = ['detailsId', 'orderNumber', 'status', 'provider', 'items', 'slot', 'total'] as const;
const shape: ResponseShape<Order> = { fields };

const fetchOrders = (query: HttpCall['query'], signal: AbortSignal) =>
  request<List<Order>>(base, listCall({ query, signal, shape: { itemsOf: fields } }));

/** Idempotent: repeating a key returns the same order. */
export const placeOrder = (order: PlaceOrderInput, idempotencyKey: string) =>
  request<Order>(base, { method: 'POST', body: order, headers: { 'Idempotency-Key': idempotencyKey }, shape });

export const isClientError = (error: ApiError | null) => error !== null && error.status >= 400 && error.status < 500;

/** Polls until the order is final, and keeps the last data if a request fails. */
export const orderQuery = (providerId: string, detailsId: string) =>
  queryOptions<Order, ApiError>({
    queryKey: ['order', providerId, detailsId],
    queryFn: ({ client, queryKey, signal }) =>
      request<Order>(orderApiPath(providerId, detailsId), { signal, previous: client.getQueryData(queryKey), shape }),
    enabled: providerId !== '' && detailsId !== '',
    ...pollingOptions,
    refetchInterval: ({ state }) => {
      const isOver = state.data ? isFinalStatus(state.data.status) : isClientError(state.error);
      return isOver ? false : orderPollDelayMs(state, serverNow());
    },
  });

/** The first page is enough to find an order that was just placed. */
export const latestOrdersQuery = () =>
  queryOptions({
    queryKey: ['orders', 'latest'],
    queryFn: async ({ signal }) => (await fetchOrders({ size: latestPageSize }, signal)).items,
    staleTime: 0,
  });

export const openOrdersQuery = () =>
  queryOptions<Order[], ApiError>({
    queryKey: ['orders', 'open'],
    queryFn: ({ signal }) =>
      readAllPages((cursor) => fetchOrders({ state: 'open', cursor, size: openPageSize }, signal)),
    ...pollingOptions,
    refetchInterval: ({ state }) => (state.data?.length ? pollDelayMs(state, listIntervalMs) : false),
  });

export const pastOrdersQuery = () =>
  infiniteQueryOptions<List<Order>, ApiError, InfiniteData<List<Order>>, string[], string | undefined>({
    queryKey: ['orders', 'past'],
    queryFn: ({ pageParam, signal }) => fetchOrders({ state: 'past', cursor: pageParam, size: pastPageSize }, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    networkMode: 'always',
  });

/** Only possible while the status is PLACED. */
export const cancelOrder = (providerId: string, detailsId: string) =>
  request<Order>(orderApiPath(providerId, detailsId, 'cancel'), { method: 'POST', shape });

export const changeNote = (providerId: string, detailsId: string, note: string) =>
  request<Order>(orderApiPath(providerId, detailsId), { method: 'PATCH', body: { note }, shape });
