import { loadValue, saveValue, storageKeys } from '../data/storage';

interface LastOrder {
  path: string;
  /** Epoch milliseconds. */
  at: number;
}

/** How long the way to an order is shown where its cart was. */
const shownFor = 3_600_000;

function parseLastOrder(value: unknown): LastOrder | null {
  const { path, at } = (value ?? {}) as Partial<LastOrder>;
  return typeof path === 'string' && path.startsWith('/delivery/order/') && typeof at === 'number'
    ? (value as LastOrder)
    : null;
}

/** Keeps the way to an order that was just placed, for another tab and for who comes back (D-16). */
export const keepLastOrder = (path: string): void => saveValue(storageKeys.lastOrder, { path, at: Date.now() });

/** The way to the order that was placed within the last hour, or null. */
export function lastOrderPath(): string | null {
  const last = loadValue(storageKeys.lastOrder, parseLastOrder);
  return last && Math.abs(Date.now() - last.at) < shownFor ? last.path : null;
}
