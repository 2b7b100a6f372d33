import { storageKeys } from '../data/storage';
import { storedValue } from '../data/storedValue';
import { serverNow } from '../data/serverClock';
import { check, number, object, string } from '../domain/validation/plainSchema';

const lifetimeMs = 3_600_000;

const stored = storedValue({
  key: storageKeys.lastOrder,
  schema: object({ path: check<string>((value) => string(value).startsWith('/delivery/order/')), at: number }),
});

/** Lets other tabs and returning shoppers open the order after the cart was cleared. */
export const saveLastOrder = (path: string): unknown => stored.save({ path, at: serverNow() });

/** Returns null an hour after the order was placed. */
export function lastOrderPath(): string | null {
  const last = stored.load();
  return last && Math.abs(serverNow() - last.at) < lifetimeMs ? last.path : null;
}
