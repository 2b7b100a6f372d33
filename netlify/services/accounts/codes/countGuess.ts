import { maxCodeAttempts } from '../../../../src/domain/account/signInCode';
import type { ServiceError } from '../../../platform/errors';
import { limitRules } from '../../../platform/limitRules';
import type { AppContext } from '../../context/appContext';
import { maxTriesUnderAttack } from './codeLimits';

export interface CountedGuess {
  tries: number;
  /** The error for strangers while the shop-wide limit is exceeded, else null. */
  refusal: ServiceError | null;
  /** Call when the code was right or never compared. */
  refund: () => Promise<void>;
  /** Call when the code was wrong. */
  countWrong: () => Promise<void>;
}

/**
 * Over the shop-wide limit, codes get fewer tries: refusing everybody would let one attacker lock out all shoppers. A
 * client's guesses count before they are compared, but the shop's only if they are wrong: otherwise every sign-in would
 * write, and wait for, the same row. The tries of each code are exact in any case.
 */
export async function countGuess({ limits, settings, log }: AppContext, origin: string): Promise<CountedGuess> {
  const { wrong, allWrongCodes } = limitRules(settings);
  const refund = await limits.consumeAll([wrong('codes'), origin]);
  const refusal = await limits.refusal(allWrongCodes, 'all');
  if (refusal) return { tries: maxTriesUnderAttack, refusal, refund, countWrong: async () => {} };
  const countWrong = async () => {
    const count = await limits.tryConsume(allWrongCodes, 'all');
    if (count === allWrongCodes.points)
      log.error('Far more wrong codes than usual; reducing the tries per code', { count });
  };
  return { tries: maxCodeAttempts, refusal: null, refund, countWrong };
}

/** Runs `verify`, which throws for a wrong code, and counts the outcome. */
export async function verifyGuess<Result>(
  { refund, countWrong }: Pick<CountedGuess, 'refund' | 'countWrong'>,
  verify: () => Result,
): Promise<Result> {
  let result: Result;
  try {
    result = verify();
  } catch (error) {
    await countWrong();
    throw error;
  }
  await refund();
  return result;
}
