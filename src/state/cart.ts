import { create } from 'zustand';
import { loadValue, onStoredElsewhere, saveValue, storageKeys } from '../data/storage';
import { addItem, refreshPrices, setQuantity, type CartItem, type NewCartItem } from '../domain/cart/cart';
import { parseCart } from '../domain/cart/parseCart';

/** The cart of this browser (S4-14 … S4-19). The server renders it empty; `restoreCart` fills it. */
export const useCart = create<{ items: readonly CartItem[] }>(() => ({ items: [] }));

function change(next: readonly CartItem[]): void {
  if (next === useCart.getState().items) return;
  useCart.setState({ items: next });
  saveValue(storageKeys.cart, next);
}

const items = () => useCart.getState().items;

export const addToCart = (item: NewCartItem, quantity: number, max?: number): void =>
  change(addItem(items(), item, { quantity, max }));

export const setCartQuantity = (productVariantId: string, quantity: number, max?: number): void =>
  change(setQuantity(items(), productVariantId, { quantity, max }));

export const refreshCartPrices = (prices: ReadonlyMap<string, number>): void => change(refreshPrices(items(), prices));

/** S4-17. */
export const emptyCart = (): void => change([]);

/** Takes the stored cart over, now and whenever another tab changes it. */
export function restoreCart(): void {
  const load = () => useCart.setState({ items: loadValue(storageKeys.cart, parseCart) ?? [] });
  load();
  onStoredElsewhere(storageKeys.cart, load);
}
