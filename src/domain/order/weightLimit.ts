/** In grams. The oil's weight includes the THC. */
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
  excess: number;
}

const toMilligrams = (grams: number) => Math.round(grams * 1000);

const asUse = (counted: WeightUse['counted'], grams: number, limit: number): WeightUse => ({
  counted,
  grams,
  limit,
  excess: Math.max(0, toMilligrams(grams) - toMilligrams(limit)) / 1000,
});

/** Returns the limit that the order is closest to, or exceeds most. */
export function closestLimit({ thcGrams, oilGrams }: OrderWeights, limits: OrderWeights): WeightUse {
  const isOilCloser = oilGrams / limits.oilGrams > thcGrams / limits.thcGrams;
  return isOilCloser ? asUse('oil', oilGrams, limits.oilGrams) : asUse('thc', thcGrams, limits.thcGrams);
}
