import type { LimitRule } from '../../platform/limits';
import type { Settings } from '../../platform/settings';

const hour = 3600;
const day = 24 * hour;

export const resendAfterSeconds = 30;
export const codeLifetime = 10 * 60_000;
export const triesPerCode = 5;
/** Tries per code while wrong codes across the whole shop are far above normal. Account owners can still sign in. */
export const triesPerCodeUnderAttack = 2;

/** Per destination and client address: the minimum time between two codes. */
export const resendRule: LimitRule = { name: 'code-resend', points: 1, seconds: resendAfterSeconds };

/** Per destination and client address, so that a stranger elsewhere cannot use up the owner's codes. */
export const sendingRules: LimitRule[] = [
  { name: 'code-hour', points: 5, seconds: hour },
  { name: 'code-day', points: 10, seconds: day },
];

/** Per destination across all client addresses, so that nobody's inbox can be flooded. */
export const inboxRules: LimitRule[] = [
  { name: 'inbox-hour', points: 15, seconds: hour },
  { name: 'inbox-day', points: 30, seconds: day },
];

/** Per destination: wrong codes from callers who neither requested a code nor hold a challenge id. */
export const strangerRule: LimitRule = { name: 'code-failures', points: 20, seconds: day };

/** Wrong codes across all accounts: per client address, and for the whole shop. */
export const guessRules = ({ limits }: Pick<Settings, 'limits'>) => ({
  origin: { name: 'origin-guesses', points: limits.wrongCodesPerAddressAndHour, seconds: hour },
  all: { name: 'all-guesses', points: limits.wrongCodesPerHour, seconds: hour },
});

/** Per client address. */
export const originRules = ({ limits }: Pick<Settings, 'limits'>) => ({
  codes: { name: 'origin-codes', points: limits.codesPerAddressAndHour, seconds: hour },
  logins: { name: 'origin-logins', points: limits.loginsPerAddressAndHour, seconds: hour },
  lookups: { name: 'origin-lookups', points: limits.lookupsPerAddressAndHour, seconds: hour },
});

/** Text messages to numbers that no account has verified: limits per client address and per exchange. */
export const newNumberRules = ({ limits }: Pick<Settings, 'limits'>) => ({
  origin: [
    { name: 'sms-origin-hour', points: limits.newNumbersPerAddressAndHour, seconds: hour },
    { name: 'sms-origin-day', points: 2 * limits.newNumbersPerAddressAndHour, seconds: day },
  ],
  prefix: [
    { name: 'sms-prefix-hour', points: limits.newNumbersPerPrefixAndHour, seconds: hour },
    { name: 'sms-prefix-day', points: 2 * limits.newNumbersPerPrefixAndHour, seconds: day },
  ],
});

/** Daily budgets for text messages. New numbers have their own budget, so that they cannot exhaust the one for verified accounts. */
export const smsBudgets = ({ limits }: Pick<Settings, 'limits'>) => ({
  known: { name: 'sms-known', points: limits.smsPerDay - limits.newNumberSmsPerDay, seconds: day },
  new: { name: 'sms-new', points: limits.newNumberSmsPerDay, seconds: day },
});
/** Share of a budget at which a warning is logged, while there is still time to act. */
export const smsWarningShare = 0.8;
export type SmsBudget = keyof ReturnType<typeof smsBudgets>;
