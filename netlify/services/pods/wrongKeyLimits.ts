import type { LimitRule, Limits } from '../../platform/limits';

const hourSeconds = 3600;

/**
 * Limits wrong keys over all calls that take a typed one. With a million of the 26⁸ keys in use, 30 guesses a day take about
 * 19 years to find one, while a shopper who cannot read the print has tries enough.
 */
export const accountWrongKeysRule: LimitRule = { name: 'wrong-keys-account', points: 30, seconds: 24 * hourSeconds };
/** The same per client IP address, which many accounts may share. */
export const originWrongKeysRule: LimitRule = { name: 'wrong-keys-origin', points: 120, seconds: hourSeconds };
/** Visitors without an account are only counted by IP address. */
export const visitorWrongKeysRule: LimitRule = { name: 'wrong-keys-visitors', points: 20, seconds: hourSeconds };

interface Guesser {
  /** Null for a visitor. */
  userId: string | null;
  /** Client IP address, used as a rate-limit key. */
  origin: string;
}

const rulesOf = ({ userId, origin }: Guesser): [rule: LimitRule, key: string][] => [
  userId ? [accountWrongKeysRule, userId] : [visitorWrongKeysRule, origin],
  [originWrongKeysRule, origin],
];

/**
 * Counts a guess as wrong before it is compared, so that parallel guesses gain nothing. Throws a 429 at the limit. Returns a
 * function that uncounts the guess if it was right.
 */
export async function countWrongKey(limits: Limits, guesser: Guesser): Promise<() => Promise<void>> {
  const consumed: ReturnType<typeof rulesOf> = [];
  const refund = async () => {
    for (const [rule, key] of consumed) await limits.giveBack(rule, key);
  };
  for (const [rule, key] of rulesOf(guesser)) {
    consumed.push([rule, key]);
    try {
      await limits.take(rule, key);
    } catch (error) {
      // A refused guess is never compared, so it must not use up the other limits.
      await refund();
      throw error;
    }
  }
  return refund;
}
