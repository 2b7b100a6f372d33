import { loadValue, saveValue, storageKeys } from '../data/storage';

interface LastOrder {
  path: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The time the link to an order is shown in place of its cart, in milliseconds. */
const lifetimeMs = 3_600_000;

function parseLastOrder(value: unknown): LastOrder | null {
  const { path, at } = (value ?? {}) as Partial<LastOrder>;
  return typeof path === 'string' && path.startsWith('/delivery/order/') && typeof at === 'number'
    ? (value as LastOrder)
    : null;
}

/** Stores the link to an order that was just placed, for other tabs and for shoppers who return. */
export const keepLastOrder = (path: string): void => saveValue(storageKeys.lastOrder, { path, at: Date.now() });

/** The path of an order placed within the last hour, or null. */
export function lastOrderPath(): string | null {
  const last = loadValue(storageKeys.lastOrder, parseLastOrder);
  return last && Math.abs(Date.now() - last.at) < lifetimeMs ? last.path : null;
}
