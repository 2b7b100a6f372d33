import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { check, object, string } from '../../domain/plainSchema';
import type { DriverRun } from '../../domain/staff/runSchema';

interface KeptRun {
  token: string;
  run: DriverRun;
}

const stored = storedValue<KeptRun>({
  key: storageKeys.driverRun,
  schema: object({ token: string, run: check<DriverRun>((value) => typeof value === 'object' && value !== null) }),
  version: 1,
});

/** The round as it was last loaded, for a street without a network. Forgotten once its day is over. */
export function loadKeptRun(token: string, now: Date): DriverRun | undefined {
  const kept = stored.load();
  if (!kept) return undefined;
  if (kept.token === token && Date.parse(kept.run.expiresAt) > now.getTime()) return kept.run;
  stored.save(null);
  return undefined;
}

export const keepRun = (token: string, run: DriverRun): void => void stored.save({ token, run });
export const forgetRun = (): void => void stored.save(null);
