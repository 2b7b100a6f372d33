import type { LimitRule } from '../../../platform/limits';
import type { Settings } from '../../../platform/settings/settings';

const hour = 3600;
const day = 24 * hour;

export const resendAfterSeconds = 30;
export const codeLifetimeMs = 10 * 60_000;
/** Applies while wrong codes across the whole shop are far above normal. Owners can still sign in. */
export const maxTriesUnderAttack = 2;

export const resendRule: LimitRule = { name: 'code-resend', points: 1, seconds: resendAfterSeconds };

/** Per destination and requester: a client address, or a device or address that signed in to the account before. */
export const sendingRules: LimitRule[] = [
  { name: 'code-hour', points: 5, seconds: hour },
  { name: 'code-day', points: 10, seconds: day },
];

/** Per destination across all strangers, so that nobody's inbox can be flooded. */
export const inboxRules: LimitRule[] = [
  { name: 'inbox-hour', points: 15, seconds: hour },
  { name: 'inbox-day', points: 30, seconds: day },
];
/** The same across familiar requesters, so that strangers cannot use up the owner's codes. */
export const familiarInboxRules: LimitRule[] = [
  { name: 'familiar-inbox-hour', points: 15, seconds: hour },
  { name: 'familiar-inbox-day', points: 30, seconds: day },
];

export const familiarDays = 180;
/** An address with any sign-in is familiar to the account. */
export const signInsPerAddressRule: LimitRule = {
  name: 'sign-ins-here',
  points: 1_000_000,
  seconds: familiarDays * day,
};

/** Per destination: wrong codes from callers who neither requested a code nor hold a challenge id. */
export const strangerRule: LimitRule = { name: 'code-failures', points: 20, seconds: day };

export const guessRules = ({ limits }: Pick<Settings, 'limits'>) => ({
  origin: { name: 'origin-guesses', points: limits.wrongCodesPerAddressAndHour, seconds: hour },
  all: { name: 'all-guesses', points: limits.wrongCodesPerHour, seconds: hour },
});

export const newAccountRule = ({ limits }: Pick<Settings, 'limits'>): LimitRule => ({
  name: 'network-accounts',
  points: limits.newAccountsPerNetworkAndHour,
  seconds: hour,
});

export const originRules = ({ limits }: Pick<Settings, 'limits'>) => ({
  codes: { name: 'origin-codes', points: limits.codesPerAddressAndHour, seconds: hour },
  logins: { name: 'origin-logins', points: limits.loginsPerAddressAndHour, seconds: hour },
  lookups: { name: 'origin-lookups', points: limits.lookupsPerAddressAndHour, seconds: hour },
});

export const exchangeRules = ({ limits }: Pick<Settings, 'limits'>): LimitRule[] => [
  { name: 'sms-prefix-hour', points: limits.newNumbersPerPrefixAndHour, seconds: hour },
  { name: 'sms-prefix-day', points: 2 * limits.newNumbersPerPrefixAndHour, seconds: day },
];
/** Text messages to verified numbers that strangers at one address get without a proof of work. */
export const freeTextsRule: LimitRule = { name: 'sms-free-hour', points: 5, seconds: hour };
/** Text messages that an owner's own devices get even when the day's budget is used up. */
export const reservedTextsRule: LimitRule = { name: 'sms-reserve', points: 3, seconds: day };

const networkDayShare = 1 / 10;
const networkHourShare = 1 / 20;

function smsBudget(name: string, points: number, perAddress: number) {
  const burst = Math.ceil(points / 2);
  const trickle = points - burst;
  const share = (of: number) => Math.max(1, Math.floor(of * points));
  return {
    day: { name: `sms-${name}`, points, seconds: day },
    burst: { name: `sms-${name}-burst`, points: burst, seconds: day },
    /** After the burst, one message at a time becomes available, evenly over the day. */
    trickle: {
      name: `sms-${name}-trickle`,
      points: Math.min(1, trickle),
      seconds: Math.ceil(day / Math.max(1, trickle)),
    },
    address: [
      { name: `sms-${name}-address-hour`, points: perAddress, seconds: hour },
      { name: `sms-${name}-address-day`, points: 2 * perAddress, seconds: day },
    ],
    network: [
      { name: `sms-${name}-network-hour`, points: share(networkHourShare), seconds: hour },
      { name: `sms-${name}-network-day`, points: share(networkDayShare), seconds: day },
    ],
  };
}

/** Unverified numbers have their own budget, so that they cannot exhaust the one for verified accounts. */
export const smsBudgets = ({ limits }: Pick<Settings, 'limits'>) => ({
  known: smsBudget('known', limits.smsPerDay - limits.newNumberSmsPerDay, limits.newNumbersPerAddressAndHour),
  new: smsBudget('new', limits.newNumberSmsPerDay, limits.newNumbersPerAddressAndHour),
});
/** The share at which a warning is logged, while there is still time to act. */
export const smsWarningShare = 0.8;
export type SmsBudget = keyof ReturnType<typeof smsBudgets>;
