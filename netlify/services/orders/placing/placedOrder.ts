import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { placeOrderSchema } from '../../../../src/domain/order/orderSchema';

export type PlacedOrder = z.output<typeof placeOrderSchema>;

/** Returns a hash that shows whether an idempotency key is reused for a different order. Excludes the language. */
export function bodyHash(order: PlacedOrder): string {
  const { providerId, placeId, addressTwo, orderType, slotStart, note, items, useRewards, rewardTotal } = order;
  const { contactPhone, deliveryFeeTotal } = order;
  // Included only if sent, so that hashes from before these fields existed still match.
  const optionalFields = [
    ...(useRewards ? [rewardTotal ?? true] : []),
    ...(contactPhone === undefined ? [] : [{ contactPhone }]),
    ...(deliveryFeeTotal === undefined ? [] : [{ deliveryFeeTotal }]),
  ];
  const lines = items.map(({ productVariantId, quantity, price }) => [productVariantId, quantity, price]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        providerId,
        placeId,
        addressTwo,
        orderType,
        Date.parse(slotStart),
        note,
        lines,
        ...optionalFields,
      ]),
    )
    .digest('hex');
}
