/** The stored fields of a cart item. Current titles come from the catalogue, current prices from the provider. */
export interface CartItem {
  productVariantId: string;
  quantity: number;
  /** In dollars: the provider's price once known, else the suggested one. */
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

/** The maximum quantity of one item when the stock is unknown. */
export const defaultMaxQuantity = 100;

/**
 * The maximum quantity of one item: its stock, capped at the per-order limit. That limit applies when the stock is
 * unknown.
 */
export const maxQuantity = (stock: number = defaultMaxQuantity): number => Math.min(stock, defaultMaxQuantity);

const clamp = (quantity: number, max: number) => Math.min(Math.floor(quantity), maxQuantity(max));

/** Adding an item already in the cart increases its quantity, up to `max`. */
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

/** Sets the quantity, capped at `max`. A quantity of 0 or less removes the item. */
export function setQuantity(
  items: readonly CartItem[],
  productVariantId: string,
  { quantity, max = defaultMaxQuantity }: { quantity: number; max?: number },
): CartItem[] {
  const next = clamp(quantity, max);
  // Written this way so that NaN removes the item too.
  if (!(next >= 1)) return items.filter((item) => item.productVariantId !== productVariantId);
  return items.map((item) => (item.productVariantId === productVariantId ? { ...item, quantity: next } : item));
}

/** Applies the provider's prices. Returns the same list if nothing changed. */
export function refreshPrices(items: readonly CartItem[], prices: ReadonlyMap<string, number>): readonly CartItem[] {
  const isStale = (item: CartItem) => (prices.get(item.productVariantId) ?? item.price) !== item.price;
  if (!items.some(isStale)) return items;
  return items.map((item) => ({ ...item, price: prices.get(item.productVariantId) ?? item.price }));
}
