import type { ProductSummary } from './productSummary';
import { variantThcPercent } from './variantFigures';

/** The total THC of a product's first size, in percent of its oil: 0.425 g in 0.5 g → 85. Null if unknown. */
export function thcPercent({ variants: [first] }: Pick<ProductSummary, 'variants'>): number | null {
  return first ? variantThcPercent(first) : null;
}

/** The suggested price of a product's cheapest size, in dollars. */
export function lowestPrice({ variants }: Pick<ProductSummary, 'variants'>): number | null {
  const prices = variants.flatMap(({ price }) => (price === null ? [] : [price]));
  return prices.length ? Math.min(...prices) : null;
}
