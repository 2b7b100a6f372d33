import type { Batch } from '../catalogue/batchSchema';
import { sortNewestFirst } from '../catalogue/batches';
import { lowestPrice } from '../catalogue/productFigures';
import type { ProductSummary } from '../catalogue/productSummary';
import type { Effect } from '../catalogue/vocabulary';

/** The most pods in a comparison: more columns do not fit on a laptop. */
export const maxCompared = 4;

/** Adds a pod to the comparison, or removes it. Without room for it, returns the same list. */
export function toggleCompared(slugs: readonly string[], slug: string): readonly string[] {
  if (slugs.includes(slug)) return slugs.filter((other) => other !== slug);
  return slugs.length < maxCompared ? [...slugs, slug] : slugs;
}

/** The parts of a product's page that a comparison uses. */
export interface ComparedSource {
  summary: ProductSummary;
  oil: { effects: readonly Effect[] } | null;
  variants: readonly { batches: readonly Batch[] }[];
}

/** A pod's column in a comparison. Its figures are those of the newest lab report of any size; null without one. */
export interface ComparedPod {
  summary: ProductSummary;
  effects: readonly Effect[];
  priceFrom: number | null;
  report: Pick<Batch, 'testedOn' | 'totalThcPercent' | 'totalCbdPercent' | 'terpenes'> | null;
}

export function comparedPod({ summary, oil, variants }: ComparedSource): ComparedPod {
  const [report] = sortNewestFirst(variants.flatMap(({ batches }) => batches));
  return { summary, effects: oil?.effects ?? [], priceFrom: lowestPrice(summary), report: report ?? null };
}
