import { isPersisted, storageKeys } from '../data/storage';
import { addItem, refreshPrices, setQuantity, type CartItem, type NewCartItem } from '../domain/cart/cart';
import { cartSchema } from '../domain/cart/cartSchema';
import { storedStore } from './storedStore';

type Items = readonly CartItem[];

interface Cart {
  items: Items;
  added: string | null;
}

export const useCart = storedStore<Cart, Items>({
  key: storageKeys.cart,
  schema: cartSchema,
  initial: { items: [], added: null },
  toState: (items, state) => ({ ...state, items: items ?? [] }),
});

export const isCartPersisted = (): boolean => isPersisted(storageKeys.cart);

/** Does nothing if `update` returns the same list. */
export function changeCart(update: (items: Items) => Items): void {
  useCart.sync();
  const { items } = useCart.getState();
  const next = update(items);
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

export const clearCart = (): void => changeCart(() => []);
