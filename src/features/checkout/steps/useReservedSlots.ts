import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reservedSlotsQuery } from '../../../data/delivery/deliveryCalls';
import type { OrderType } from '../../../domain/order/orderStatus';

const none: readonly string[] = [];

/**
 * Loads the slots whose remaining capacity is reserved for other shoppers. Until then it returns none, because the
 * server refuses such a slot anyway.
 */
export function useReservedSlots(providerId: string, orderType: OrderType) {
  const queries = useQueryClient();
  const { data } = useQuery(reservedSlotsQuery(providerId, orderType));
  /** Adds a slot that the server has just refused. */
  const addReserved = useCallback(
    async (start: string) => {
      const { queryKey } = reservedSlotsQuery(providerId, orderType);
      // An older request that is still pending must not overwrite this result.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (current) => ({ slotStarts: [...(current?.slotStarts ?? []), start] }));
    },
    [queries, providerId, orderType],
  );
  return { reserved: data?.slotStarts ?? none, addReserved };
}
