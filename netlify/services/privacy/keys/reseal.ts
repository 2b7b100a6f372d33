import { getErrorMessage } from '../../../platform/getErrorMessage';
import type { AppContext } from '../../context/appContext';
import { describeMissingKeys } from './missingKeys';
import { resealImages } from './resealImages';
import type { ResealProgress } from './resealProgress';
import { resealPodKeys } from './resealPodKeys';
import { rehashSuppressions, resealPushes, resealTrackingLinks } from './resealRows';

const parts = [
  ['pod keys', resealPodKeys],
  ['push subscriptions', resealPushes],
  ['tracking links', resealTrackingLinks],
  ['ID photos', resealImages],
  ['suppressed contacts', rehashSuppressions],
] as const;

/** Safe to run concurrently. Throws the first failure of each kind at the end, and every key that the ring lacks. */
export async function reseal(context: AppContext, signal: AbortSignal): Promise<number> {
  let resealed = 0;
  const messages: string[] = [];
  for (const [kind, work] of parts) {
    const failures: unknown[] = [];
    const progress: ResealProgress = {
      signal,
      count: (count) => (resealed += count),
      addFailure: (reason) => void failures.push(reason),
    };
    await work(context, progress);
    if (failures.length) messages.push(`${failures.length} ${kind} keep an older key. ${getErrorMessage(failures[0])}`);
  }
  messages.push(...(await describeMissingKeys(context, messages)));
  if (resealed) context.log.info('Values were resealed with the current keys', { job: 'reseal', count: resealed });
  if (messages.length) throw new Error(messages.join(' '));
  return resealed;
}
