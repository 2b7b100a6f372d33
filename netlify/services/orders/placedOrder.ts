import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { placeOrderSchema } from '../../../src/domain/order/orderSchema';

/** What the checkout sent, with every default filled in. */
export type PlacedOrder = z.output<typeof placeOrderSchema>;

/** Tells two bodies under one key apart; the order of an object's keys does not count. */
export function bodyHash(order: PlacedOrder): string {
  const { providerId, placeId, addressTwo, orderType, slotStart, note, items, useRewards, rewardTotal } = order;
  // Named only where they are wanted: the hashes of orders from before there were rewards still hold.
  const rewards = useRewards ? [rewardTotal ?? true] : [];
  const lines = items.map(({ productVariantId, quantity, price }) => [productVariantId, quantity, price]);
  return createHash('sha256')
    .update(
      JSON.stringify([providerId, placeId, addressTwo, orderType, Date.parse(slotStart), note, lines, ...rewards]),
    )
    .digest('hex');
}
