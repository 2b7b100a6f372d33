import { fromCents, toCents } from '../money/money';
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

export const lineTotal = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): number =>
  fromCents(toCents(price) * quantity);

export const countItems = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

const totalGrams = (items: readonly CartItem[], gramsOf: (item: CartItem) => number): number =>
  Math.round(items.reduce((sum, item) => sum + gramsOf(item) * item.quantity, 0) * 1000) / 1000;

/** Sums in cents to avoid floating-point errors. Only a provider's offers have the weight of the oil. */
export function cartTotals(items: readonly CartItem[], offers: ProviderOffers | null = null): CartTotals {
  const priced = items.map((item) => ({ ...item, itemTotal: lineTotal(item) }));
  return {
    items: priced,
    totalItems: countItems(items),
    totalUniqueItems: items.length,
    cartTotal: fromCents(priced.reduce((sum, item) => sum + toCents(item.itemTotal), 0)),
    thcGrams: totalGrams(items, ({ metadata }) => metadata.thcGrams),
    // Older servers do not send the oil's weight.
    oilGrams: totalGrams(items, ({ productVariantId }) => offers?.get(productVariantId)?.oilGrams ?? 0),
    isCartEmpty: items.length === 0,
  };
}

/** A cart whose items cannot be delivered is not empty, although the totals leave them out. */
export const orderableTotals = (items: readonly CartItem[], offers: ProviderOffers | null): CartTotals => ({
  ...cartTotals(availableItems(items, offers), offers),
  isCartEmpty: items.length === 0,
});
