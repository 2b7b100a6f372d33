import { toCents } from '../money';
import { isAvailable, type Offers } from './availableItems';
import { refreshPrices, setQuantity, type CartItem } from './cart';

/** What the provider's list changed in a line of the cart: a price in dollars, or a quantity that its stock has fallen under. */
export interface CartChange {
  kind: 'price' | 'stock';
  productVariantId: string;
  name: string;
  was: number;
  now: number;
}

function changesOf({ productVariantId, quantity, price, metadata: { name } }: CartItem, offers: Offers): CartChange[] {
  const offer = offers.get(productVariantId);
  // S4-20: of what is not to be had, neither price nor quantity matters.
  if (!offer || !isAvailable(productVariantId, offers)) return [];
  const { amount } = offer.price;
  const about = { productVariantId, name };
  return [
    ...(toCents(amount) === toCents(price) ? [] : [{ kind: 'price' as const, ...about, was: price, now: amount }]),
    ...(offer.availableQuantity < quantity
      ? [{ kind: 'stock' as const, ...about, was: quantity, now: offer.availableQuantity }]
      : []),
  ];
}

/**
 * S4-18, S5-12: a cart with the provider's prices, and of each item no more than it has, beside what that changed for the
 * shopper to be told; the same list when nothing did.
 */
export function takeOffers(
  items: readonly CartItem[],
  offers: Offers,
): { items: readonly CartItem[]; changes: CartChange[] } {
  const changes = items.flatMap((item) => changesOf(item, offers));
  const prices = changes.filter(({ kind }) => kind === 'price');
  const priced = refreshPrices(items, new Map(prices.map(({ productVariantId, now }) => [productVariantId, now])));
  return {
    items: changes
      .filter(({ kind }) => kind === 'stock')
      .reduce((all, { productVariantId, now }) => setQuantity(all, productVariantId, { quantity: now }), priced),
    changes,
  };
}
