import { fromCents, toCents } from '../money';

/** S1-14, D-17: the delivery fee is waived above this many dollars. */
export const freeDeliveryAbove = 50;

interface Charges {
  subtotal: number;
  deliveryFee: number;
  /** 0.15 for 15 %. */
  taxRate: number;
}

/** D-17: what an order costs, in dollars; tax is on the goods, rounded to the nearest cent. */
export function orderTotals({ subtotal, deliveryFee, taxRate }: Charges) {
  const goods = toCents(subtotal);
  const fee = goods > toCents(freeDeliveryAbove) ? 0 : toCents(deliveryFee);
  const tax = Math.round(goods * taxRate);
  return { subtotal: fromCents(goods), taxTotal: fromCents(tax), deliveryFeeTotal: fromCents(fee), total: fromCents(goods + fee + tax) };
}
