import { fromCents, toCents } from '../money';
import { availableItems, type Offers } from './availableItems';
import type { CartItem } from './cart';

/** In dollars. `thcGrams` counts toward the provider's weight limit. */
export interface CartTotals {
  items: (CartItem & { itemTotal: number })[];
  totalItems: number;
  totalUniqueItems: number;
  cartTotal: number;
  thcGrams: number;
  isCartEmpty: boolean;
}

/** The price of a line in dollars, computed in cents. */
export const lineTotal = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): number =>
  fromCents(toCents(price) * quantity);

/** The number of items, counting quantities. */
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
 * The totals of the items that can be ordered: the one calculation that the cart, the checkout and the credit share. A
 * cart is empty only without lines, not when none of its lines can be delivered.
 */
export const orderableTotals = (items: readonly CartItem[], offers: Offers | null): CartTotals => ({
  ...cartTotals(availableItems(items, offers)),
  isCartEmpty: items.length === 0,
});
