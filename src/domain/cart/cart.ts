/** S3-11: what the cart keeps of an item; prices and titles come fresh from the catalogue and the provider. */
export interface CartItem {
  productVariantId: string;
  quantity: number;
  /** Dollars; the provider's once it is known, else the suggested one (S4-18). */
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

/** S5-12, S9-02: the most of one item when the stock is unknown. */
export const defaultMaxQuantity = 100;

/** S5-12: the most of one item: the stock, up to what one order takes of an item at all; 100 when the stock is unknown. */
export const maxQuantity = (stock: number = defaultMaxQuantity): number => Math.min(stock, defaultMaxQuantity);

const clamp = (quantity: number, max: number) => Math.min(Math.floor(quantity), maxQuantity(max));

/** S4-14: adding an item that is there increases its quantity, up to `max`. */
export function addItem(
  items: readonly CartItem[],
  added: NewCartItem,
  { quantity = 1, max = defaultMaxQuantity }: { quantity?: number; max?: number } = {},
): CartItem[] {
  const present = items.find((item) => item.productVariantId === added.productVariantId);
  if (!(clamp(quantity, max) >= 1)) return [...items];
  return present
    ? setQuantity(items, added.productVariantId, { quantity: present.quantity + quantity, max })
    : [...items, { ...added, quantity: clamp(quantity, max) }];
}

/** S4-15, S4-16: sets the quantity, at most `max`; 0 or less removes the item. */
export function setQuantity(
  items: readonly CartItem[],
  productVariantId: string,
  { quantity, max = defaultMaxQuantity }: { quantity: number; max?: number },
): CartItem[] {
  const next = clamp(quantity, max);
  // Written so that NaN removes the item too.
  if (!(next >= 1)) return items.filter((item) => item.productVariantId !== productVariantId);
  return items.map((item) => (item.productVariantId === productVariantId ? { ...item, quantity: next } : item));
}

/** S4-18: takes over the provider's prices where it names one; the same list when nothing changed. */
export function refreshPrices(items: readonly CartItem[], prices: ReadonlyMap<string, number>): readonly CartItem[] {
  const isStale = (item: CartItem) => (prices.get(item.productVariantId) ?? item.price) !== item.price;
  if (!items.some(isStale)) return items;
  return items.map((item) => ({ ...item, price: prices.get(item.productVariantId) ?? item.price }));
}
