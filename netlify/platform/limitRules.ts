import type { LimitRule } from './limits';
import type { Settings } from './settings/settings';

const hour = 3600;
const day = 24 * hour;

export const resendAfterSeconds = 30;
export const familiarDays = 180;
export const proofLifetimeMs = 10 * 60_000;
/** Sign-ins are stored under this name for half a year, so it must stay the same. */
export const signInsName = 'sign-ins-here';

/** How often each kind may be requested from one client address. */
const requestLimits = ({ requestsPerAddressAndHour: points }: Settings['limits']) => ({
  codes: { points, seconds: hour },
  /** Responses that reveal whether somebody has an account. */
  lookups: { points, seconds: hour },
  /** A hosted maps service charges per call. A suggestion is one for each typed letter, almost. */
  places: { points, seconds: hour },
  suggestions: { points: 2 * points, seconds: hour },
  /** Far too few to guess a browser's secret. */
  renewals: { points: 300, seconds: hour },
  reports: { points: 300, seconds: hour },
  /** Anybody can invent kinds of reports, so each address may have only a few logged. */
  'new-reports': { points: 5, seconds: hour },
  /** Each page asks twice a minute. */
  tracking: { points: 120, seconds: 60 },
});

type RequestKind = keyof ReturnType<typeof requestLimits>;

/** The points that each change uses of an account's hourly budget. */
export const changeCosts = {
  favorite: 1,
  podNote: 1,
  stockAlert: 6,
  priceAlert: 6,
  activation: 6,
  /** Each one purges public ratings from the CDN. */
  rating: 10,
  review: 10,
  /** The payment service limits our calls in total. */
  billing: 10,
  idPhoto: 30,
  orderNote: 30,
  /** Calls the payment service and the image store. */
  deletion: 60,
  export: 120,
};

export type ChangeKind = keyof typeof changeCosts;

export type SmsBudget = 'known' | 'new';

/** Every count of `rate_limits`: at most `points` in `seconds`, and for some at most `pointsPerDay`. */
export const limitRules = ({ limits }: Pick<Settings, 'limits'>) => ({
  /** Per destination and requester: a client address, or a device or address that signed in to the account before. */
  resend: { name: 'code-resend', points: 1, seconds: resendAfterSeconds },
  codes: { name: 'codes', points: 5, seconds: hour, pointsPerDay: 10 },
  /** Per destination, so that nobody's inbox can be flooded. Strangers cannot use up the codes of familiar requesters. */
  inbox: { name: 'inbox', points: 15, seconds: hour, pointsPerDay: 30 },
  /** Per destination: wrong codes from callers who neither requested a code nor hold a challenge id. */
  strangerCodes: { name: 'code-failures', points: 20, seconds: day },
  /** Per client address, which many accounts may share, and kind. */
  wrong: (kind: 'codes' | 'keys' | 'visitor-keys'): LimitRule => ({
    name: `wrong-${kind}`,
    points: { codes: limits.wrongCodesPerAddressAndHour, keys: 120, 'visitor-keys': 20 }[kind],
    seconds: hour,
  }),
  /** In the whole shop. Beyond it, each code has fewer tries. */
  allWrongCodes: { name: 'all-wrong-codes', points: limits.wrongCodesPerHour, seconds: hour },
  /** Per account. With a million of the 26⁸ keys in use, it takes about 19 years to find one. */
  accountWrongKeys: { name: 'wrong-keys-account', points: 30, seconds: day },
  /** Per client address and kind. */
  requests: (kind: RequestKind): LimitRule => ({ name: `requests-${kind}`, ...requestLimits(limits)[kind] }),
  /** Per account. Its data and membership have a budget of their own, which a looping page cannot use up. */
  changes: (kind: ChangeKind): LimitRule => ({
    name: ['billing', 'deletion', 'export'].includes(kind) ? 'changes-account' : 'changes',
    points: 600,
    seconds: hour,
  }),
  /** Per network: a /24 of IPv4 or a /48 of IPv6. */
  newAccounts: { name: 'network-accounts', points: limits.newAccountsPerNetworkAndHour, seconds: hour },
  /** Per account and client address. Limits nothing: an address with any sign-in is familiar to the account. */
  signIns: { name: signInsName, points: 1_000_000, seconds: familiarDays * day },
  /** Per solved task, which pays for one text message. */
  proofs: { name: 'proof-of-work', points: 1, seconds: proofLifetimeMs / 1000 },
  /** Text messages to unverified numbers, per exchange: the first six digits. */
  exchangeTexts: {
    name: 'sms-exchange',
    points: limits.newNumbersPerPrefixAndHour,
    seconds: hour,
    pointsPerDay: 2 * limits.newNumbersPerPrefixAndHour,
  },
  /** Text messages for strangers, per network and kind of number: a twentieth of the budget at most. */
  networkTexts: (budget: SmsBudget): LimitRule => {
    const share = Math.floor(smsPerDay(limits, budget) / 20);
    const points = Math.max(1, Math.min(limits.newNumbersPerNetworkAndHour, share));
    return { name: `sms-${budget}-network`, points, seconds: hour, pointsPerDay: 2 * points };
  },
  /** Text messages of the whole shop. Unverified numbers have their own, so that they cannot exhaust the other. */
  texts: (budget: SmsBudget): LimitRule => ({
    name: `sms-${budget}`,
    points: smsPerDay(limits, budget),
    seconds: day,
  }),
  /** Text messages that an owner's own devices get even when the day's budget is used up. */
  reservedTexts: { name: 'sms-reserve', points: 3, seconds: day },
});

const smsPerDay = ({ smsPerDay: all, newNumberSmsPerDay }: Settings['limits'], budget: SmsBudget): number =>
  budget === 'new' ? newNumberSmsPerDay : all - newNumberSmsPerDay;

/** Half of a budget is available at once. After it, one message at a time becomes available, evenly over the day. */
export function splitTexts({ name, points }: LimitRule): { burst: LimitRule; trickle: LimitRule } {
  const burst = Math.ceil(points / 2);
  const later = points - burst;
  return {
    burst: { name: `${name}-burst`, points: burst, seconds: day },
    trickle: { name: `${name}-trickle`, points: Math.min(1, later), seconds: Math.ceil(day / Math.max(1, later)) },
  };
}
