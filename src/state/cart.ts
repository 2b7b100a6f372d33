import { create } from 'zustand';
import { loadText, loadValue, onStoredElsewhere, saveValue, storageKeys } from '../data/storage';
import { addItem, refreshPrices, setQuantity, type CartItem, type NewCartItem } from '../domain/cart/cart';
import { parseCart } from '../domain/cart/parseCart';

type Items = readonly CartItem[];

interface Cart {
  items: Items;
  /** The variant that was added last, until the cart has told of it. */
  added: string | null;
}

/** The cart of this browser (S4-14 … S4-19). The server renders it empty; `restoreCart` fills it. */
export const useCart = create<Cart>(() => ({ items: [], added: null }));

/** What storage held when it was last read or written here. */
let seen: string | null = null;

const readText = () => loadText(storageKeys.cart);

function load(): void {
  useCart.setState({ items: loadValue(storageKeys.cart, parseCart) ?? [] });
  seen = readText();
}

/** Replaces the cart by what a step makes of it; the same list leaves everything as it is. */
export function changeCart(step: (items: Items) => Items): void {
  const text = readText();
  // Another tab was faster than its event. Where storage was wiped meanwhile, what is on screen stays.
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

/** S4-17. */
export const emptyCart = (): void => changeCart(() => []);

/** S4-19: takes the stored cart over, now and whenever another tab changes or wipes it. */
export function restoreCart(): void {
  load();
  onStoredElsewhere(storageKeys.cart, load);
}
