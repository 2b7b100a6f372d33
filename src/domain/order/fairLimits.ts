/** Whose open orders are counted together; a door is a street address with its unit. */
export const fairHolders = ['account', 'door', 'phone', 'id'] as const;
export type FairHolder = (typeof fairHolders)[number];

/** How much of a shop one person may hold at a time. */
export interface FairLimits {
  openOrders: Readonly<Record<FairHolder, number>>;
  ordersPerHour: number;
  /** After that many, an account places no order until the next day. */
  cancellationsPerDay: number;
  /** Share of each delivery window's places that only accounts with a completed order may take. */
  keptShare: number;
}

/** More than a household needs, and too little to take a dispensary's windows with a few accounts. */
export const fairLimits: FairLimits = {
  openOrders: {
    account: 3,
    // Two adults of a household.
    door: 4,
    // Nobody verified it: a family or an office may share it.
    phone: 6,
    // Its weight limit is the strict one; this bounds orders that weigh nothing.
    id: 12,
  },
  ordersPerHour: 6,
  cancellationsPerDay: 5,
  keptShare: 0.25,
};

/** The first holder that has no room for another open order; null when all have. */
export const fullHolder = (open: Readonly<Record<FairHolder, number>>, limits: FairLimits): FairHolder | null =>
  fairHolders.find((holder) => open[holder] >= limits.openOrders[holder]) ?? null;

/** How many of a window's places this account may see taken before it is refused: 6 of 8 for a new one, all for another. */
export const openPlaces = (capacity: number, { keptShare }: FairLimits, hasCompletedOrder: boolean): number =>
  hasCompletedOrder ? capacity : capacity - Math.floor(capacity * keptShare);
