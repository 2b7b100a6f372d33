import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../data/apiError';
import { orderQuery, latestOrdersQuery } from '../../data/order/orderCalls';
import type { Order, PlaceOrderInput } from '../../domain/order/orderSchema';
import { useCheckoutDraft } from '../../state/checkoutDraft';
import { findLostOrder, openAttempt, sendOrder } from './orderAttempt';

interface Ends {
  /** A refusal no longer applies once the place changes. */
  placeId: string;
  onPlaced: (order: Order) => void;
  onRefused: (error: ApiError) => void;
}

/** Places the order. Also finds an order whose response was lost to a reload. */
export function usePlaceOrder({ placeId, onPlaced, onRefused }: Ends) {
  const queries = useQueryClient();
  // Fail immediately when offline, instead of pausing, so that the shopper sees the error.
  const networkMode = 'always';
  const fetchOrders = () => queries.fetchQuery({ ...latestOrdersQuery(), networkMode });
  const passOn = (order: Order) => {
    queries.setQueryData(orderQuery(order.provider.id, order.detailsId).queryKey, order);
    for (const key of ['providers', 'reservedSlots', 'providerProducts', 'rewards', 'orders', 'user'])
      void queries.invalidateQueries({ queryKey: [key] });
    onPlaced(order);
  };
  const isSent = useRef(false);
  const placing = useMutation<Order, ApiError, PlaceOrderInput>({
    networkMode,
    mutationFn: (order) => sendOrder({ order, seed: useCheckoutDraft.getState().seed, fetchOrders }),
    onSuccess: passOn,
    onError: (error) => {
      isSent.current = false;
      onRefused(error);
    },
  });
  /** Ignores the second of two clicks, which comes before the busy button renders. */
  const place = (order: PlaceOrderInput) => {
    if (isSent.current) return;
    isSent.current = true;
    placing.mutate(order);
  };
  const looking = useMutation<Order | null, ApiError>({
    networkMode,
    mutationFn: () => findLostOrder(fetchOrders),
    onSuccess: (order) => order && passOn(order),
  });
  const { mutate: look } = looking;
  useEffect(() => {
    if (openAttempt()) look();
  }, [look]);
  const error = placing.variables?.placeId === placeId ? placing.error : null;
  return { placing, place, isLooking: looking.isPending, error, changes: error?.problem.changes ?? null };
}
