import { storageKeys } from '../data/storage';
import { storedValue } from '../data/storedValue';
import { serverNow } from '../data/serverClock';
import { check, number, object, string } from '../domain/plainSchema';

/** The time the link to an order is shown in place of its cart, in milliseconds. */
const lifetimeMs = 3_600_000;

const stored = storedValue({
  key: storageKeys.lastOrder,
  /** `at` is in epoch milliseconds. */
  schema: object({ path: check<string>((value) => string(value).startsWith('/delivery/order/')), at: number }),
  version: 1,
});

/** Stores the link to an order that was just placed, for other tabs and for shoppers who return. */
export const keepLastOrder = (path: string): unknown => stored.save({ path, at: serverNow() });

/** The path of an order placed within the last hour, or null. */
export function lastOrderPath(): string | null {
  const last = stored.load();
  return last && Math.abs(serverNow() - last.at) < lifetimeMs ? last.path : null;
}
