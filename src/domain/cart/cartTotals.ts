import { fromCents, toCents } from '../money';
import type { OrderWeights } from '../order/weightLimit';
import { availableItems, type ProviderOffers } from './availableItems';
import type { CartItem } from './cart';

/** In dollars. Both weights count toward the provider's limits. */
export interface CartTotals extends OrderWeights {
  items: (CartItem & { itemTotal: number })[];
  totalItems: number;
  totalUniqueItems: number;
  cartTotal: number;
  isCartEmpty: boolean;
}

/** The price of a line in dollars, computed in cents. */
export const lineTotal = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): number =>
  fromCents(toCents(price) * quantity);

/** The number of items, counting quantities. */
export const countItems = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

const totalGrams = (items: readonly CartItem[], gramsOf: (item: CartItem) => number): number =>
  Math.round(items.reduce((sum, item) => sum + gramsOf(item) * item.quantity, 0) * 1000) / 1000;

/** The totals of a cart, summed in cents. The weight of the oil is known from the offers of a provider. */
export function cartTotals(items: readonly CartItem[], offers: ProviderOffers | null = null): CartTotals {
  const priced = items.map((item) => ({ ...item, itemTotal: lineTotal(item) }));
  return {
    items: priced,
    totalItems: countItems(items),
    totalUniqueItems: items.length,
    cartTotal: fromCents(priced.reduce((sum, item) => sum + toCents(item.itemTotal), 0)),
    thcGrams: totalGrams(items, ({ metadata }) => metadata.thcGrams),
    // Answers of a server from before the weight was sent do not have it.
    oilGrams: totalGrams(items, ({ productVariantId }) => offers?.get(productVariantId)?.oilGrams ?? 0),
    isCartEmpty: items.length === 0,
  };
}

/**
 * The totals of the items that can be ordered: the one calculation that the cart, the checkout and the credit share. A
 * cart is empty only without lines, not when none of its lines can be delivered.
 */
export const orderableTotals = (items: readonly CartItem[], offers: ProviderOffers | null): CartTotals => ({
  ...cartTotals(availableItems(items, offers), offers),
  isCartEmpty: items.length === 0,
});
