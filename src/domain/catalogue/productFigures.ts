/** Returns the THC percentage of the first size: 0.425 g in 0.5 g → 85. */
export function thcPercent({ variants: [first] }: { variants: readonly Weighed[] }): number | null {
  return first ? variantThcPercent(first) : null;
}

export function lowestPrice({ variants }: { variants: readonly { price: number | null }[] }): number | null {
  const prices = variants.flatMap(({ price }) => (price === null ? [] : [price]));
  return prices.length ? Math.min(...prices) : null;
}

interface Weighed {
  grams: number | null;
  thcGrams: number | null;
}

/** Rounds to two decimals: 0.3445 g in 0.5 g → 68.9. */
export const variantThcPercent = ({ grams, thcGrams }: Weighed): number | null =>
  grams && thcGrams !== null ? Math.round((thcGrams / grams) * 10_000) / 100 : null;

/** Rounds to cents: $48 for half a gram → 96. */
export const pricePerGram = (price: number | null, grams: number | null): number | null =>
  price !== null && grams ? Math.round((price / grams) * 100) / 100 : null;
