import { create } from 'zustand';
import { loadText, loadValue, onStorageChange, saveValue, storageKeys } from '../data/storage';
import { addItem, refreshPrices, setQuantity, type CartItem, type NewCartItem } from '../domain/cart/cart';
import { parseCart } from '../domain/cart/parseCart';

type Items = readonly CartItem[];

interface Cart {
  items: Items;
  /** The last added variant, until the cart has announced it. */
  added: string | null;
}

/** The cart of this browser. The server renders it empty; `restoreCart` fills it. */
export const useCart = create<Cart>(() => ({ items: [], added: null }));

/** The stored text when this tab last read or wrote it. */
let seen: string | null = null;

const readText = () => loadText(storageKeys.cart);

function load(): void {
  useCart.setState({ items: loadValue(storageKeys.cart, parseCart) ?? [] });
  seen = readText();
}

/** Updates the cart. If `step` returns the same list, nothing changes. */
export function changeCart(step: (items: Items) => Items): void {
  const text = readText();
  // Another tab changed the cart and its event has not arrived yet. If storage was cleared, keep what is on screen.
  if (text !== null && text !== seen) load();
  const { items } = useCart.getState();
  const next = step(items);
  if (next === items) return;
  useCart.setState({ items: next });
  saveValue(storageKeys.cart, next);
  seen = readText();
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

/** Loads the stored cart, now and whenever another tab changes or clears it. */
export function restoreCart(): void {
  load();
  onStorageChange(storageKeys.cart, load);
}
