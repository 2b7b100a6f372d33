import type { LimitRule, Limits } from '../../../platform/limits';
import { consumeLimits, type LimitUse } from '../../../platform/consumeLimits';

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

const getRules = ({ userId, origin }: Guesser): LimitUse[] => [
  userId ? [accountWrongKeysRule, userId] : [visitorWrongKeysRule, origin],
  [originWrongKeysRule, origin],
];

/** Counts before comparing, so that parallel guesses gain nothing. Returns a function that refunds a correct guess. */
export const countWrongKey = (limits: Limits, guesser: Guesser): Promise<() => Promise<void>> =>
  consumeLimits(limits, getRules(guesser));
