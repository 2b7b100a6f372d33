import { toCents } from '../money/money';
import { isItemAvailable, type ProviderOffers } from './availableItems';
import { refreshPrices, setQuantity, type CartItem } from './cart';

/** `was` and `now` are in dollars for a price, and in items for a quantity that was reduced to the stock. */
export interface CartChange {
  kind: 'price' | 'stock';
  productVariantId: string;
  name: string;
  was: number;
  now: number;
}

function changesOf(
  { productVariantId, quantity, price, metadata: { name } }: CartItem,
  offers: ProviderOffers,
): CartChange[] {
  const offer = offers.get(productVariantId);
  if (!offer || !isItemAvailable(productVariantId, offers)) return [];
  const { amount } = offer.price;
  const about = { productVariantId, name };
  return [
    ...(toCents(amount) === toCents(price) ? [] : [{ kind: 'price' as const, ...about, was: price, now: amount }]),
    ...(offer.availableQuantity < quantity
      ? [{ kind: 'stock' as const, ...about, was: quantity, now: offer.availableQuantity }]
      : []),
  ];
}

/** Caps quantities at the stock and updates prices. Returns the same list if nothing changed. */
export function applyOffers(
  items: readonly CartItem[],
  offers: ProviderOffers,
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
