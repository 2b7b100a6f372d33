import { benefitsOf } from '../account/memberBenefits';
import { fromCents, toCents } from '../money/money';

/** A subtotal in dollars. */
export const freeDeliveryAbove = 50;

interface OrderTotalsInput {
  subtotal: number;
  deliveryFee: number;
  taxRate: number;
  reward?: number;
  isMember?: boolean;
}

/** In dollars. Tax applies to the subtotal. A reward can pay for goods, tax and fee. */
export function orderTotals({ subtotal, deliveryFee, taxRate, reward = 0, isMember = false }: OrderTotalsInput) {
  const goods = toCents(subtotal);
  const isFree = goods > toCents(freeDeliveryAbove) || benefitsOf(isMember).hasFreeDelivery;
  const fee = isFree ? 0 : toCents(deliveryFee);
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
