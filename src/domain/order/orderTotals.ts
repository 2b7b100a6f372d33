import { fromCents, toCents } from '../money';

/** S1-14, D-17: the delivery fee is waived above this many dollars. */
export const freeDeliveryAbove = 50;

interface Charges {
  subtotal: number;
  deliveryFee: number;
  /** 0.15 for 15 %. */
  taxRate: number;
  /** Dollars of credit that may be applied (D-34). */
  reward?: number;
}

/**
 * D-17: what an order costs, in dollars; tax is on the goods, rounded to the nearest cent. A reward pays for goods, tax
 * and fee alike, and never more than they are (D-34).
 */
export function orderTotals({ subtotal, deliveryFee, taxRate, reward = 0 }: Charges) {
  const goods = toCents(subtotal);
  const fee = goods > toCents(freeDeliveryAbove) ? 0 : toCents(deliveryFee);
  // 100 × 0.145 is 14.499… in binary: the millionth of a cent is cut off first, so that a true half goes up.
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
