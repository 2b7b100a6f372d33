/** Open orders are counted per holder. A door is a street address with its unit. */
const fairHolders = ['account', 'door', 'phone', 'id'] as const;
export type FairHolder = (typeof fairHolders)[number];

/** Limits on how much of a dispensary's capacity one person can hold at a time. */
export interface FairLimits {
  openOrders: Readonly<Record<FairHolder, number>>;
  ordersPerHour: number;
  /** After this many cancellations an account cannot order until the next day. */
  cancellationsPerDay: number;
  /** The share of each delivery window reserved for accounts with a completed order. */
  reservedShare: number;
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
};

/** The first holder at its limit of open orders, or null. */
export const fullHolder = (open: Readonly<Record<FairHolder, number>>, limits: FairLimits): FairHolder | null =>
  fairHolders.find((holder) => open[holder] >= limits.openOrders[holder]) ?? null;

/**
 * The number of taken places at which a window counts as full for this account: 6 of 8 for a new account, all 8 for one
 * with a completed order.
 */
export const availablePlaces = (capacity: number, { reservedShare }: FairLimits, hasCompletedOrder: boolean): number =>
  hasCompletedOrder ? capacity : capacity - Math.floor(capacity * reservedShare);
