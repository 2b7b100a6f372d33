/** Open orders are counted per holder. A door is a street address with its unit. */
const limitScopes = ['account', 'door', 'phone', 'id'] as const;
export type OrderLimitScope = (typeof limitScopes)[number];

/** Limits on how much of a dispensary's capacity one person can hold at a time. */
export interface FairLimits {
  openOrders: Readonly<Record<OrderLimitScope, number>>;
  ordersPerHour: number;
  /** After this many cancellations an account cannot order until the next day. */
  cancellationsPerDay: number;
  /** The share of each delivery window reserved for accounts with a completed order. */
  reservedShare: number;
  /** Limits, per day and dispensary, for all accounts without a completed order on one network. */
  network: {
    /** The share of the places open to them, without and with a verified phone number. */
    share: number;
    shareWithVerifiedPhone: number;
    /** The least number of orders, however few places the dispensary has. */
    minOrders: number;
  };
}

/** More than a household needs, but too little to fill a dispensary's windows with a few accounts. */
export const fairLimits: FairLimits = {
  openOrders: {
    account: 3,
    // Two adults in a household.
    door: 4,
    // Higher because the number is not verified: a family or an office may share it.
    phone: 6,
    // The daily weight limit is the strict one; this bounds orders without any THC.
    id: 12,
  },
  ordersPerHour: 6,
  cancellationsPerDay: 5,
  reservedShare: 0.25,
  network: { share: 0.25, shareWithVerifiedPhone: 0.5, minOrders: 4 },
};

/** The facts about an account that decide which limits apply to its order. */
export interface AccountStanding {
  hasCompletedOrder: boolean;
  hasVerifiedPhone: boolean;
}

/**
 * True if orders that strangers place to the same door or with the same phone number do not count against this account:
 * anybody can type those of somebody else.
 */
export const isTrusted = ({ hasCompletedOrder, hasVerifiedPhone }: AccountStanding): boolean =>
  hasCompletedOrder || hasVerifiedPhone;

/** Holders that strangers cannot use: the account and the image of an ID. */
const unforgeableScopes: readonly OrderLimitScope[] = ['account', 'id'];

/** The first holder at its limit of open orders, or null. */
export const exceededScope = (
  open: Readonly<Record<OrderLimitScope, number>>,
  limits: FairLimits,
  standing: AccountStanding,
): OrderLimitScope | null =>
  (isTrusted(standing) ? unforgeableScopes : limitScopes).find((scope) => open[scope] >= limits.openOrders[scope]) ??
  null;

/**
 * The number of taken places at which a window counts as full for this account: 6 of 8 for a new account, all 8 for one
 * with a completed order.
 */
export const availableCapacity = (
  capacity: number,
  { reservedShare }: FairLimits,
  hasCompletedOrder: boolean,
): number => (hasCompletedOrder ? capacity : capacity - Math.floor(capacity * reservedShare));

/**
 * How many of a day's places, as open to accounts without a completed order, those of one network may hold together:
 * 13 of 54, or 27 for an account with a verified phone number.
 */
export const networkCapacity = (
  dayPlaces: number,
  { network }: FairLimits,
  { hasVerifiedPhone }: Pick<AccountStanding, 'hasVerifiedPhone'>,
): number =>
  Math.max(
    network.minOrders,
    Math.floor(dayPlaces * (hasVerifiedPhone ? network.shareWithVerifiedPhone : network.share)),
  );
