import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { placeOrderSchema } from '../../../src/domain/order/orderSchema';

/** What the checkout sent, with every default filled in. */
export type PlacedOrder = z.output<typeof placeOrderSchema>;

/** Tells two bodies under one key apart; the order of an object's keys does not count. */
export function bodyHash(order: PlacedOrder): string {
  const { providerId, placeId, addressTwo, orderType, slotStart, note, items, useRewards, rewardTotal } = order;
  const { contactPhone } = order;
  // Only where they were sent: the hashes of orders from before these fields existed still hold.
  const later = [
    ...(useRewards ? [rewardTotal ?? true] : []),
    ...(contactPhone === undefined ? [] : [{ contactPhone }]),
  ];
  const lines = items.map(({ productVariantId, quantity, price }) => [productVariantId, quantity, price]);
  return createHash('sha256')
    .update(JSON.stringify([providerId, placeId, addressTwo, orderType, Date.parse(slotStart), note, lines, ...later]))
    .digest('hex');
}
