import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { guessRules, triesPerCode, triesPerCodeUnderAttack } from './codeLimits';
import { takeLimits } from './takeLimits';

export interface CountedGuess {
  /** How often one code may be tried now. */
  tries: number;
  /** What strangers are answered while the whole shop sees more wrong codes than it should; else null. */
  refusal: ServiceError | null;
  /** Takes the guess back: the code was right, or was never compared. */
  giveBack: () => Promise<void>;
}

const isRefusal = (error: unknown): error is ServiceError => error instanceof ServiceError && error.status === 429;

/**
 * Counts a guess as wrong before it is compared, so that parallel guesses gain nothing. Too many from one client address
 * are a 429. Too many over the whole shop leave each code fewer tries instead: refusing everybody would let one attacker
 * keep all shoppers out.
 */
export async function countGuess({ limits, settings, log }: AppContext, origin: string): Promise<CountedGuess> {
  const rules = guessRules(settings);
  const giveBackOrigin = await takeLimits(limits, [[rules.origin, origin]]);
  try {
    const count = await limits.take(rules.all, 'all');
    if (count === rules.all.points) log.error('Far more wrong codes than usual: each code has fewer tries', { count });
    const giveBack = async () => {
      await giveBackOrigin();
      await limits.giveBack(rules.all, 'all');
    };
    return { tries: triesPerCode, refusal: null, giveBack };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { tries: triesPerCodeUnderAttack, refusal: error, giveBack: giveBackOrigin };
  }
}
