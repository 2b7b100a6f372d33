/** In grams. The oil includes the THC. */
export interface OrderWeights {
  thcGrams: number;
  oilGrams: number;
}

export const addWeights = (one: OrderWeights, other: OrderWeights): OrderWeights => ({
  thcGrams: one.thcGrams + other.thcGrams,
  oilGrams: one.oilGrams + other.oilGrams,
});

export interface WeightUse {
  counted: 'thc' | 'oil';
  grams: number;
  limit: number;
  /** Grams above the limit, or 0. */
  excess: number;
}

const toMilligrams = (grams: number) => Math.round(grams * 1000);

const asUse = (counted: WeightUse['counted'], grams: number, limit: number): WeightUse => ({
  counted,
  grams,
  limit,
  excess: Math.max(0, toMilligrams(grams) - toMilligrams(limit)) / 1000,
});

/** The limit that the order is closer to. 8.8 g of oil with 7 g of THC, limited to 8 g each, is 0.8 g too much. */
export function closestLimit({ thcGrams, oilGrams }: OrderWeights, limits: OrderWeights): WeightUse {
  const isOilCloser = oilGrams / limits.oilGrams > thcGrams / limits.thcGrams;
  return isOilCloser ? asUse('oil', oilGrams, limits.oilGrams) : asUse('thc', thcGrams, limits.thcGrams);
}
