/** A door is a street address with its unit. */
const limitScopes = ['account', 'door', 'phone', 'id'] as const;
export type OrderLimitScope = (typeof limitScopes)[number];

export interface FairLimits {
  openOrders: Readonly<Record<OrderLimitScope, number>>;
  ordersPerHour: number;
  cancellationsPerDay: number;
  /** The share of each window reserved for accounts with a completed order. */
  reservedShare: number;
  /** Per day and dispensary, for all accounts without a completed order on one network. */
  network: {
    share: number;
    shareWithVerifiedPhone: number;
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

export interface AccountStanding {
  hasCompletedOrder: boolean;
  hasVerifiedPhone: boolean;
}

/** Strangers can type an account's door or phone number, so their orders do not count against a trusted one. */
export const isTrusted = ({ hasCompletedOrder, hasVerifiedPhone }: AccountStanding): boolean =>
  hasCompletedOrder || hasVerifiedPhone;

/** Strangers cannot use these. */
const unforgeableScopes: readonly OrderLimitScope[] = ['account', 'id'];

export const exceededScope = (
  open: Readonly<Record<OrderLimitScope, number>>,
  limits: FairLimits,
  standing: AccountStanding,
): OrderLimitScope | null =>
  (isTrusted(standing) ? unforgeableScopes : limitScopes).find((scope) => open[scope] >= limits.openOrders[scope]) ??
  null;

/** A window counts as full at this number of orders: 6 of 8 for a new account, else 8. */
export const availableCapacity = (
  capacity: number,
  { reservedShare }: FairLimits,
  hasCompletedOrder: boolean,
): number => (hasCompletedOrder ? capacity : capacity - Math.floor(capacity * reservedShare));

/** The orders a day from one network without a completed order: 13 of 54, or 27 with a verified phone. */
export const networkCapacity = (
  dayPlaces: number,
  { network }: FairLimits,
  { hasVerifiedPhone }: Pick<AccountStanding, 'hasVerifiedPhone'>,
): number =>
  Math.max(
    network.minOrders,
    Math.floor(dayPlaces * (hasVerifiedPhone ? network.shareWithVerifiedPhone : network.share)),
  );
