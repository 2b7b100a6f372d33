import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { check, object, string } from '../../domain/validation/plainSchema';
import type { DriverRun } from '../../domain/staff/runSchema';

interface CachedRun {
  token: string;
  run: DriverRun;
}

const storedRun = storedValue<CachedRun>({
  key: storageKeys.driverRun,
  schema: object({ token: string, run: check<DriverRun>((value) => typeof value === 'object' && value !== null) }),
});

interface LoadedRun {
  run: DriverRun;
  /** True once the day of the link is over. The run then has no stops. */
  isOver: boolean;
}

const withoutStops = (run: DriverRun): DriverRun => ({ ...run, stops: [] });

/** Loads the run for use offline. Once its day is over, only the dispensary is kept, so that the driver can call it. */
export function loadCachedRun(token: string, now: Date): LoadedRun | undefined {
  const cached = storedRun.load();
  if (!cached) return undefined;
  if (cached.token !== token) {
    storedRun.save(null);
    return undefined;
  }
  const isOver = Date.parse(cached.run.expiresAt) <= now.getTime();
  if (isOver) removeCachedStops(token, cached.run);
  return { run: isOver ? withoutStops(cached.run) : cached.run, isOver };
}

export const cacheRun = (token: string, run: DriverRun): void => void storedRun.save({ token, run });
export const removeCachedStops = (token: string, run: DriverRun): void => cacheRun(token, withoutStops(run));
