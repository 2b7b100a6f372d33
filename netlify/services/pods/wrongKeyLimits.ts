import type { LimitRule, Limits } from '../../platform/limits';

const hour = 3600;

/**
 * Limits wrong keys over all calls that take a typed one. With a million of the 26⁸ keys in use, 30 guesses a day take about
 * 19 years to find one, while a shopper who cannot read the print has tries enough.
 */
export const wrongKeysOfAccount: LimitRule = { name: 'wrong-keys-account', points: 30, seconds: 24 * hour };
/** The same per client IP address, which many accounts may share. */
export const wrongKeysOfOrigin: LimitRule = { name: 'wrong-keys-origin', points: 120, seconds: hour };
/** Visitors without an account are only counted by IP address. */
export const wrongKeysOfVisitors: LimitRule = { name: 'wrong-keys-visitors', points: 20, seconds: hour };

interface Guesser {
  /** Null for a visitor. */
  userId: string | null;
  /** Client IP address, used as a rate-limit key. */
  origin: string;
}

const rulesOf = ({ userId, origin }: Guesser): [rule: LimitRule, key: string][] => [
  userId ? [wrongKeysOfAccount, userId] : [wrongKeysOfVisitors, origin],
  [wrongKeysOfOrigin, origin],
];

/**
 * Counts a guess as wrong before it is compared, so that parallel guesses gain nothing. Throws a 429 at the limit. Returns a
 * function that uncounts the guess if it was right.
 */
export async function countAsWrong(limits: Limits, guesser: Guesser): Promise<() => Promise<void>> {
  const counted: ReturnType<typeof rulesOf> = [];
  const giveBack = async () => {
    for (const [rule, key] of counted) await limits.giveBack(rule, key);
  };
  for (const [rule, key] of rulesOf(guesser)) {
    counted.push([rule, key]);
    try {
      await limits.take(rule, key);
    } catch (refused) {
      // A refused guess is never compared, so it must not use up the other limits.
      await giveBack();
      throw refused;
    }
  }
  return giveBack;
}
