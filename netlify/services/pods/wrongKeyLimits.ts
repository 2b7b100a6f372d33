import type { LimitRule, Limits } from '../../platform/limits';

const hourSeconds = 3600;

/** With a million of the 26⁸ keys in use, 30 guesses a day take about 19 years to find one. */
export const accountWrongKeysRule: LimitRule = { name: 'wrong-keys-account', points: 30, seconds: 24 * hourSeconds };
/** Many accounts may share an IP address. */
export const originWrongKeysRule: LimitRule = { name: 'wrong-keys-origin', points: 120, seconds: hourSeconds };
export const visitorWrongKeysRule: LimitRule = { name: 'wrong-keys-visitors', points: 20, seconds: hourSeconds };

interface Guesser {
  userId: string | null;
  origin: string;
}

const rulesOf = ({ userId, origin }: Guesser): [rule: LimitRule, key: string][] => [
  userId ? [accountWrongKeysRule, userId] : [visitorWrongKeysRule, origin],
  [originWrongKeysRule, origin],
];

/** Counts before comparing, so that parallel guesses gain nothing. Returns a function that refunds a correct guess. */
export async function countWrongKey(limits: Limits, guesser: Guesser): Promise<() => Promise<void>> {
  const consumed: ReturnType<typeof rulesOf> = [];
  const refund = async () => {
    for (const [rule, key] of consumed) await limits.refund(rule, key);
  };
  for (const [rule, key] of rulesOf(guesser)) {
    consumed.push([rule, key]);
    try {
      await limits.consume(rule, key);
    } catch (error) {
      // A rejected guess is never compared, so it must not use up the other limits.
      await refund();
      throw error;
    }
  }
  return refund;
}
