import { isKept, storageKeys } from '../data/storage';
import { storedValue } from '../data/storedValue';
import { addItem, refreshPrices, setQuantity, type CartItem, type NewCartItem } from '../domain/cart/cart';
import { cartSchema } from '../domain/cart/cartSchema';
import { storedStore } from './storedStore';

type Items = readonly CartItem[];

interface Cart {
  items: Items;
  /** The last added variant, until the cart has announced it. */
  added: string | null;
}

/** The cart of this browser. The server renders it empty. */
export const useCart = storedStore<Cart, Items>({
  stored: storedValue({ key: storageKeys.cart, schema: cartSchema, version: 1 }),
  initial: { items: [], added: null },
  toState: (items, before) => ({ ...before, items: items ?? [] }),
});

/** True if the cart would survive a reload. */
export const isCartKept = (): boolean => isKept(storageKeys.cart);

/** Updates the cart. If `step` returns the same list, nothing changes. */
export function changeCart(step: (items: Items) => Items): void {
  useCart.sync();
  const { items } = useCart.getState();
  const next = step(items);
  if (next !== items) useCart.save(next);
}

export function addToCart(item: NewCartItem, quantity: number, max?: number): void {
  changeCart((items) => addItem(items, item, { quantity, max }));
  useCart.setState({ added: item.productVariantId });
}

export const setCartQuantity = (productVariantId: string, quantity: number, max?: number): void =>
  changeCart((items) => setQuantity(items, productVariantId, { quantity, max }));

export const refreshCartPrices = (prices: ReadonlyMap<string, number>): void =>
  changeCart((items) => refreshPrices(items, prices));

export const emptyCart = (): void => changeCart(() => []);
