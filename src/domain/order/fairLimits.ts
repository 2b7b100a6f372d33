/** A `door` is a street address with its unit. */
const limitScopes = ['account', 'door', 'phone', 'id'] as const;
export type OrderLimitScope = (typeof limitScopes)[number];

export interface FairLimits {
  openOrders: Readonly<Record<OrderLimitScope, number>>;
  ordersPerHour: number;
  cancellationsPerDay: number;
  /** The share of each delivery window reserved for accounts with a completed order. */
  reservedShare: number;
  /** Limits orders a day at one dispensary from one network, summed over its accounts without a completed order. */
  network: {
    share: number;
    shareWithVerifiedPhone: number;
    minOrders: number;
  };
}

/** Allows more than a household needs, but too little for a few accounts to fill a dispensary's windows. */
export const fairLimits: FairLimits = {
  openOrders: {
    account: 3,
    // Two adults per household.
    door: 4,
    // Higher than the others, because a family or an office may share an unverified number.
    phone: 6,
    // Limits orders without THC. The daily weight limit already limits all others.
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

/** Anyone can type a shopper's address or phone number, so these must not count against a trusted account. */
export const isTrusted = ({ hasCompletedOrder, hasVerifiedPhone }: AccountStanding): boolean =>
  hasCompletedOrder || hasVerifiedPhone;

/** Strangers cannot use another person's account or ID, so these limits also apply to trusted accounts. */
const unforgeableScopes: readonly OrderLimitScope[] = ['account', 'id'];

export const exceededScope = (
  open: Readonly<Record<OrderLimitScope, number>>,
  limits: FairLimits,
  standing: AccountStanding,
): OrderLimitScope | null =>
  (isTrusted(standing) ? unforgeableScopes : limitScopes).find((scope) => open[scope] >= limits.openOrders[scope]) ??
  null;

/** Returns the number of orders at which a window counts as full: 6 of 8 for a new account, otherwise 8. */
export const availableCapacity = (
  capacity: number,
  { reservedShare }: FairLimits,
  hasCompletedOrder: boolean,
): number => (hasCompletedOrder ? capacity : capacity - Math.floor(capacity * reservedShare));

/** The daily orders per network for accounts without a completed order: 13 of 54, or 27 with a verified phone. */
export const networkCapacity = (
  dayCapacity: number,
  { network }: FairLimits,
  { hasVerifiedPhone }: Pick<AccountStanding, 'hasVerifiedPhone'>,
): number =>
  Math.max(
    network.minOrders,
    Math.floor(dayCapacity * (hasVerifiedPhone ? network.shareWithVerifiedPhone : network.share)),
  );
