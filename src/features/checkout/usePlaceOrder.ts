import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { orderQuery, placeOrder } from '../../data/order/orderCalls';
import { loadValue, saveText, saveValue, storageKeys } from '../../data/storage';
import type { Order, PlaceOrder } from '../../domain/order/orderSchema';

interface Attempt {
  key: string;
  body: string;
}

const parseAttempt = (value: unknown): Attempt | null => {
  const { key, body } = value as Partial<Attempt>;
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : null;
};

/** D-16: the same order keeps its key over reloads and lost answers, so that it is placed once; another order gets another. */
function idempotencyKey(order: PlaceOrder): string {
  const body = JSON.stringify(order);
  const last = loadValue(storageKeys.orderAttempt, parseAttempt);
  if (last?.body === body) return last.key;
  const key = crypto.randomUUID();
  saveValue(storageKeys.orderAttempt, { key, body });
  return key;
}

/** Places the order; what the server has otherwise is in `changes`. */
export function usePlaceOrder(onPlaced: (order: Order) => void) {
  const queries = useQueryClient();
  const placing = useMutation<Order, ApiError, PlaceOrder>({
    mutationFn: (order) => placeOrder(order, idempotencyKey(order)),
    onSuccess: (order) => {
      saveText(storageKeys.orderAttempt, null);
      queries.setQueryData(orderQuery(order.provider.id, order.detailsId).queryKey, order);
      void queries.invalidateQueries({ queryKey: ['providerProducts'] });
      onPlaced(order);
    },
  });
  return { placing, changes: placing.error?.problem.changes ?? null };
}
