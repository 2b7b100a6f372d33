import { fromCents, toCents } from '../money';
import type { CartItem } from './cart';

/** S3-12. Dollars; `thcGrams` is what the weight limit counts (S4-12). */
export interface CartTotals {
  items: (CartItem & { itemTotal: number })[];
  totalItems: number;
  totalUniqueItems: number;
  cartTotal: number;
  thcGrams: number;
  isCartEmpty: boolean;
}

/** The totals of a cart, summed in cents. */
export function cartTotals(items: readonly CartItem[]): CartTotals {
  const priced = items.map((item) => ({ ...item, itemTotal: fromCents(toCents(item.price) * item.quantity) }));
  return {
    items: priced,
    totalItems: items.reduce((sum, item) => sum + item.quantity, 0),
    totalUniqueItems: items.length,
    cartTotal: fromCents(priced.reduce((sum, item) => sum + toCents(item.itemTotal), 0)),
    thcGrams: Math.round(items.reduce((sum, item) => sum + item.metadata.thcGrams * item.quantity, 0) * 1000) / 1000,
    isCartEmpty: items.length === 0,
  };
}
