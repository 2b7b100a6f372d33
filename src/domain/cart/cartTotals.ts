import { fromCents, toCents } from '../money';
import { availableItems, type Offers } from './availableItems';
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

/** S3-11: what a line costs, in dollars, reckoned in cents. */
export const lineTotal = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): number =>
  fromCents(toCents(price) * quantity);

/** S3-12: how many items there are, each counted by its quantity. */
export const countItems = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The totals of a cart, summed in cents. */
export function cartTotals(items: readonly CartItem[]): CartTotals {
  const priced = items.map((item) => ({ ...item, itemTotal: lineTotal(item) }));
  return {
    items: priced,
    totalItems: countItems(items),
    totalUniqueItems: items.length,
    cartTotal: fromCents(priced.reduce((sum, item) => sum + toCents(item.itemTotal), 0)),
    thcGrams: Math.round(items.reduce((sum, item) => sum + item.metadata.thcGrams * item.quantity, 0) * 1000) / 1000,
    isCartEmpty: items.length === 0,
  };
}

/**
 * What can be ordered of a cart, and what it comes to: the one calculation behind the cart, the checkout and the credit.
 * A cart counts as empty only without lines, not when none of its lines can be delivered.
 */
export const orderableTotals = (items: readonly CartItem[], offers: Offers | null): CartTotals => ({
  ...cartTotals(availableItems(items, offers)),
  isCartEmpty: items.length === 0,
});
