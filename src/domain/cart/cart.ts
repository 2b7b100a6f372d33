/**
 * An item as stored. Pages show the catalogue's name instead of the stored one, and the provider's price once it has
 * loaded.
 */
export interface CartItem {
  productVariantId: string;
  quantity: number;
  price: number;
  metadata: {
    name: string;
    productType: 'oil' | 'devices';
    brand: string;
    slug: string;
    image: string;
    thcGrams: number;
  };
}

export type NewCartItem = Omit<CartItem, 'quantity'>;

export const defaultMaxQuantity = 100;

/** The stock, or the maximum per order if that is less. Unknown stock counts as unlimited. */
export const maxQuantity = (stock: number = defaultMaxQuantity): number => Math.min(stock, defaultMaxQuantity);

const clamp = (quantity: number, max: number) => Math.min(Math.floor(quantity), maxQuantity(max));

/** Increases the quantity of an item that is already in the cart, up to `max`. */
export function addItem(
  items: readonly CartItem[],
  added: NewCartItem,
  { quantity = 1, max = defaultMaxQuantity }: { quantity?: number; max?: number } = {},
): CartItem[] {
  const existing = items.find((item) => item.productVariantId === added.productVariantId);
  if (!(clamp(quantity, max) >= 1)) return [...items];
  return existing
    ? setQuantity(items, added.productVariantId, { quantity: existing.quantity + quantity, max })
    : [...items, { ...added, quantity: clamp(quantity, max) }];
}

export function setQuantity(
  items: readonly CartItem[],
  productVariantId: string,
  { quantity, max = defaultMaxQuantity }: { quantity: number; max?: number },
): CartItem[] {
  const next = clamp(quantity, max);
  // `!(next >= 1)` instead of `next < 1`, so that NaN removes the item too.
  if (!(next >= 1)) return items.filter((item) => item.productVariantId !== productVariantId);
  return items.map((item) => (item.productVariantId === productVariantId ? { ...item, quantity: next } : item));
}

export function refreshPrices(items: readonly CartItem[], prices: ReadonlyMap<string, number>): readonly CartItem[] {
  const isStale = (item: CartItem) => (prices.get(item.productVariantId) ?? item.price) !== item.price;
  if (!items.some(isStale)) return items;
  return items.map((item) => ({ ...item, price: prices.get(item.productVariantId) ?? item.price }));
}
