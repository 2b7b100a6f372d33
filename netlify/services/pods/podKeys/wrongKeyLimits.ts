import { limitRules } from '../../../platform/limitRules';
import type { AppContext } from '../../context/appContext';

interface Guesser {
  userId: string | null;
  origin: string;
}

/** Counts before comparing, so that parallel guesses gain nothing. Returns a function that refunds a correct guess. */
export function countWrongKey(
  { limits, settings }: Pick<AppContext, 'limits' | 'settings'>,
  { userId, origin }: Guesser,
): Promise<() => Promise<void>> {
  const { accountWrongKeys, wrong } = limitRules(settings);
  return limits.consumeAll(userId ? [accountWrongKeys, userId] : [wrong('visitor-keys'), origin], [
    wrong('keys'),
    origin,
  ]);
}
