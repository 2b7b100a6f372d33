import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../data/apiError';
import { orderQuery, latestOrdersQuery } from '../../data/order/orderCalls';
import type { Order, PlaceOrderInput } from '../../domain/order/orderSchema';
import { useCheckoutDraft } from '../../state/checkoutDraft';
import { findLostOrder, loadOpenAttempt, sendOrder } from './orderAttempt';

interface PlaceOrderOptions {
  /** A refusal no longer applies once the place changes. */
  placeId: string;
  onPlaced: (order: Order) => void;
  onRefused: (error: ApiError) => void;
}

/** Places the order. After a reload, also finds an order whose response was lost. */
export function usePlaceOrder({ placeId, onPlaced, onRefused }: PlaceOrderOptions) {
  const queries = useQueryClient();
  // Fail immediately when offline, instead of pausing, so that the shopper sees the error.
  const networkMode = 'always';
  const fetchOrders = () => queries.fetchQuery({ ...latestOrdersQuery(), networkMode });
  const finish = (order: Order) => {
    queries.setQueryData(orderQuery(order.provider.id, order.detailsId).queryKey, order);
    for (const key of ['providers', 'reservedSlots', 'providerProducts', 'rewards', 'orders', 'user'])
      void queries.invalidateQueries({ queryKey: [key] });
    onPlaced(order);
  };
  const isSending = useRef(false);
  const placing = useMutation<Order, ApiError, PlaceOrderInput>({
    networkMode,
    mutationFn: (order) => sendOrder({ order, seed: useCheckoutDraft.getState().seed, fetchOrders }),
    onSuccess: finish,
    onError: (error) => {
      isSending.current = false;
      onRefused(error);
    },
  });
  /** Ignores the second of two clicks, which can come before the busy button renders. */
  const place = (order: PlaceOrderInput) => {
    if (isSending.current) return;
    isSending.current = true;
    placing.mutate(order);
  };
  const lostOrder = useMutation<Order | null, ApiError>({
    networkMode,
    mutationFn: () => findLostOrder(fetchOrders),
    onSuccess: (order) => order && finish(order),
  });
  const { mutate: findLost } = lostOrder;
  useEffect(() => {
    if (loadOpenAttempt()) findLost();
  }, [findLost]);
  const error = placing.variables?.placeId === placeId ? placing.error : null;
  return { placing, place, isFindingLostOrder: lostOrder.isPending, error, changes: error?.problem.changes ?? null };
}
