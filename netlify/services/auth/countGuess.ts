import { maxCodeAttempts } from '../../../src/domain/account/signInCode';
import type { ServiceError } from '../../platform/errors';
import { isLimitReached } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { guessRules, maxTriesUnderAttack } from './codeLimits';
import { consumeLimits } from './consumeLimits';

export interface CountedGuess {
  tries: number;
  /** The error for strangers while the shop-wide limit is exceeded, else null. */
  refusal: ServiceError | null;
  /** Call when the code was right or never compared. */
  refund: () => Promise<void>;
}

/** Over the shop-wide limit, codes get fewer tries: refusing everybody would let one attacker lock out all shoppers. */
export async function countGuess({ limits, settings, log }: AppContext, origin: string): Promise<CountedGuess> {
  const rules = guessRules(settings);
  const refundOrigin = await consumeLimits(limits, [[rules.origin, origin]]);
  try {
    const count = await limits.consume(rules.all, 'all');
    if (count === rules.all.points)
      log.error('Far more wrong codes than usual; reducing the tries per code', { count });
    const refund = async () => {
      await refundOrigin();
      await limits.refund(rules.all, 'all');
    };
    return { tries: maxCodeAttempts, refusal: null, refund };
  } catch (error) {
    if (!isLimitReached(error)) throw error;
    return { tries: maxTriesUnderAttack, refusal: error, refund: refundOrigin };
  }
}
