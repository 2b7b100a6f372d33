import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { check, object, string } from '../../domain/plainSchema';
import type { DriverRun } from '../../domain/staff/runSchema';

interface CachedRun {
  token: string;
  run: DriverRun;
}

const storedRun = storedValue<CachedRun>({
  key: storageKeys.driverRun,
  schema: object({ token: string, run: check<DriverRun>((value) => typeof value === 'object' && value !== null) }),
  version: 1,
});

/** Loads the run for use offline. Clears it once its day is over. */
export function loadCachedRun(token: string, now: Date): DriverRun | undefined {
  const cached = storedRun.load();
  if (!cached) return undefined;
  if (cached.token === token && Date.parse(cached.run.expiresAt) > now.getTime()) return cached.run;
  storedRun.save(null);
  return undefined;
}

export const cacheRun = (token: string, run: DriverRun): void => void storedRun.save({ token, run });
export const clearCachedRun = (): void => void storedRun.save(null);
