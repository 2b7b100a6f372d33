import type { LimitRule } from '../../platform/limits';
import type { Settings } from '../../platform/settings';

const hour = 3600;
const day = 24 * hour;

export const resendAfterSeconds = 30;
export const codeLifetime = 10 * 60_000;
export const triesPerCode = 5;
/** Tries per code while the whole shop sees far more wrong codes than usual: owners can still sign in. */
export const triesPerCodeUnderAttack = 2;

/** Per destination and client address: how soon another code may be asked for. */
export const resendRule: LimitRule = { name: 'code-resend', points: 1, seconds: resendAfterSeconds };

/** Per destination and client address, so that a stranger elsewhere cannot use up the owner's codes. */
export const sendingRules: LimitRule[] = [
  { name: 'code-hour', points: 5, seconds: hour },
  { name: 'code-day', points: 10, seconds: day },
];

/** Per destination, over all client addresses: nobody's inbox is flooded. */
export const inboxRules: LimitRule[] = [
  { name: 'inbox-hour', points: 15, seconds: hour },
  { name: 'inbox-day', points: 30, seconds: day },
];

/** Per destination: wrong codes of callers who neither asked for a code nor hold the id of one. */
export const strangerRule: LimitRule = { name: 'code-failures', points: 20, seconds: day };

/** Wrong codes over all accounts: per client address, and of the whole shop. */
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

/** Text messages to numbers that no account has verified, over all numbers: per client address and per exchange. */
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

/** What text messages may cost in a day. New numbers have a budget of their own, so verified accounts keep theirs. */
export const smsBudgets = ({ limits }: Pick<Settings, 'limits'>) => ({
  known: { name: 'sms-known', points: limits.smsPerDay - limits.newNumberSmsPerDay, seconds: day },
  new: { name: 'sms-new', points: limits.newNumberSmsPerDay, seconds: day },
});
/** Share of a budget at which people are told, while there is time to act. */
export const smsWarningShare = 0.8;
export type SmsBudget = keyof ReturnType<typeof smsBudgets>;
