import type { ProductSummary } from './productSummary';

/** The total THC of a product's first size, in percent of its oil: 0.425 g in 0.5 g → 85. Null if unknown. */
export function thcPercent({ variants: [first] }: Pick<ProductSummary, 'variants'>): number | null {
  return first ? variantThcPercent(first) : null;
}

/** The suggested price of a product's cheapest size, in dollars. */
export function lowestPrice({ variants }: Pick<ProductSummary, 'variants'>): number | null {
  const prices = variants.flatMap(({ price }) => (price === null ? [] : [price]));
  return prices.length ? Math.min(...prices) : null;
}

interface Weighed {
  grams: number | null;
  thcGrams: number | null;
}

/** THC in percent of the oil's weight, to two decimals: 0.3445 g in 0.5 g → 68.9. */
export const variantThcPercent = ({ grams, thcGrams }: Weighed): number | null =>
  grams && thcGrams !== null ? Math.round((thcGrams / grams) * 10_000) / 100 : null;

/** Dollars per gram of oil, to the cent: $48 for half a gram → 96. */
export const pricePerGram = (price: number | null, grams: number | null): number | null =>
  price !== null && grams ? Math.round((price / grams) * 100) / 100 : null;
