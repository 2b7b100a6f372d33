import { fromCents, toCents } from '../money';

/** The delivery fee is waived above this subtotal, in dollars. */
export const freeDeliveryAbove = 50;

interface Charges {
  subtotal: number;
  deliveryFee: number;
  /** 0.15 for 15%. */
  taxRate: number;
  /** Available credit, in dollars. */
  reward?: number;
}

/**
 * The cost of an order, in dollars. Tax applies to the subtotal, rounded to the nearest cent. A reward can pay for
 * goods, tax and fee, but never exceeds their sum.
 */
export function orderTotals({ subtotal, deliveryFee, taxRate, reward = 0 }: Charges) {
  const goods = toCents(subtotal);
  const fee = goods > toCents(freeDeliveryAbove) ? 0 : toCents(deliveryFee);
  // 100 × 0.145 is 14.499… in floating point. Rounding to a millionth of a cent first makes a true half round up.
  const tax = Math.round(Math.round(goods * taxRate * 1e6) / 1e6);
  const due = goods + fee + tax;
  const applied = Math.min(due, Math.max(0, toCents(reward)));
  return {
    subtotal: fromCents(goods),
    taxTotal: fromCents(tax),
    deliveryFeeTotal: fromCents(fee),
    rewardTotal: fromCents(applied),
    total: fromCents(due - applied),
  };
}
