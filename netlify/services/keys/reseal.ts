import { messageOf } from '../../platform/messageOf';
import type { AppContext } from '../appContext';
import { resealImages } from './resealImages';
import type { Resealing } from './resealing';
import { resealPodKeys } from './resealPodKeys';
import { rehashSuppressions, resealPushes } from './resealRows';

const parts = [
  ['pod keys', resealPodKeys],
  ['push subscriptions', resealPushes],
  ['ID photos', resealImages],
  ['suppressed contacts', rehashSuppressions],
] as const;

/**
 * Reseals every value that has an older key with the current one, and returns how many there were. Several processes may run
 * it at once. Values that cannot be opened stay as they are; at the end it throws the first failure of each kind, which names
 * the key and the setting.
 */
export async function reseal(context: AppContext, signal: AbortSignal): Promise<number> {
  let renewed = 0;
  const faults: string[] = [];
  for (const [what, work] of parts) {
    const failures: unknown[] = [];
    const resealing: Resealing = {
      signal,
      note: (count) => (renewed += count),
      fail: (reason) => void failures.push(reason),
    };
    await work(context, resealing);
    if (failures.length) faults.push(`${failures.length} ${what} keep an older key. ${messageOf(failures[0])}`);
  }
  if (renewed) context.log.info('Values were resealed with the current keys', { job: 'reseal', count: renewed });
  if (faults.length) throw new Error(faults.join(' '));
  return renewed;
}
