import type { LimitRule, Limits } from '../../platform/limits';

const hour = 3600;

/**
 * D-24: wrong keys, over all calls that take a typed one. With a million keys of 26⁸ in use, 30 guesses a day find one in
 * some 19 years; a shopper who cannot read the print has enough.
 */
export const wrongKeysOfAccount: LimitRule = { name: 'wrong-keys-account', points: 30, seconds: 24 * hour };
/** The same per address of origin, where many accounts may share one. */
export const wrongKeysOfOrigin: LimitRule = { name: 'wrong-keys-origin', points: 120, seconds: hour };
/** Visitors without an account have no other count than their address. */
export const wrongKeysOfVisitors: LimitRule = { name: 'wrong-keys-visitors', points: 20, seconds: hour };

interface Guesser {
  /** Null: a visitor. */
  userId: string | null;
  /** Address of origin, as limits count it. */
  origin: string;
}

const rulesOf = ({ userId, origin }: Guesser): [rule: LimitRule, key: string][] => [
  userId ? [wrongKeysOfAccount, userId] : [wrongKeysOfVisitors, origin],
  [wrongKeysOfOrigin, origin],
];

/**
 * Counts a guess as wrong before it is compared, or throws a 429; gives what takes that back once it proves right. Parallel
 * guesses gain nothing, since none is compared that was not counted.
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
      // What is refused is not compared, so it was no guess: it must not keep a right key out later.
      await giveBack();
      throw refused;
    }
  }
  return giveBack;
}
