import { useInfiniteQuery } from '@tanstack/react-query';
import { pastOrdersQuery } from '../../data/order/orderCalls';
import type { Order } from '../../domain/order/orderSchema';

/** The latest completed order. Undefined while loading, after a failure, and without one. */
export function useLastOrder(): Order | undefined {
  const { data } = useInfiniteQuery(pastOrdersQuery());
  return data?.pages.flatMap(({ items }) => items).find(({ status }) => status === 'COMPLETED');
}
