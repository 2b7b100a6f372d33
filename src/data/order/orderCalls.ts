import { queryOptions } from '@tanstack/react-query';
import type { Order, PlaceOrder } from '../../domain/order/orderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { request } from '../http';

const watchEvery = 3000;

/** D-16: places an order; the same key gives the same order however often it is sent. */
export const placeOrder = (order: PlaceOrder, idempotencyKey: string) =>
  request<Order>('/v1/app/orders', { method: 'POST', body: order, headers: { 'Idempotency-Key': idempotencyKey } });

/** One order, asked for again while it can still change. */
export const orderQuery = (providerId: string, detailsId: string) =>
  queryOptions({
    queryKey: ['order', providerId, detailsId],
    queryFn: ({ signal }) =>
      request<Order>(`/v1/app/orders/${encodeURIComponent(providerId)}/${encodeURIComponent(detailsId)}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isFinalStatus(state.data.status) ? watchEvery : false),
  });

/** The shopper's orders, newest first. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: ['orders'],
    queryFn: ({ signal }) => request<Order[]>('/v1/app/orders', { signal }),
    staleTime: 0,
  });

/** D-14: takes an order back while it is only placed. */
export const cancelOrder = (providerId: string, detailsId: string) =>
  request<Order>(`/v1/app/orders/${encodeURIComponent(providerId)}/${encodeURIComponent(detailsId)}/cancel`, {
    method: 'POST',
  });
