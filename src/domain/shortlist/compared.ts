import type { Batch } from '../catalogue/batchSchema';
import { sortNewestFirst } from '../catalogue/batches';
import { lowestPrice } from '../catalogue/productFigures';
import type { ProductSummary } from '../catalogue/productSummary';
import type { Effect } from '../catalogue/vocabulary';

/** More columns do not fit on a laptop. */
export const maxCompared = 4;

export function toggleCompared(slugs: readonly string[], slug: string): readonly string[] {
  if (slugs.includes(slug)) return slugs.filter((other) => other !== slug);
  return slugs.length < maxCompared ? [...slugs, slug] : slugs;
}

export interface ComparedSource {
  summary: ProductSummary;
  oil: { effects: readonly Effect[] } | null;
  variants: readonly { batches: readonly Batch[] }[];
}

/** The lab report is the newest one of any size. */
export interface ComparedPod {
  summary: ProductSummary;
  effects: readonly Effect[];
  priceFrom: number | null;
  report: Pick<Batch, 'testedOn' | 'totalCbdPercent' | 'terpenes'> | null;
}

const reportOf = ({ testedOn, totalCbdPercent, terpenes }: Batch): ComparedPod['report'] => ({
  testedOn,
  totalCbdPercent,
  terpenes,
});

export function comparedPod({ summary, oil, variants }: ComparedSource): ComparedPod {
  const [newest] = sortNewestFirst(variants.flatMap(({ batches }) => batches));
  return {
    summary,
    effects: oil?.effects ?? [],
    priceFrom: lowestPrice(summary),
    report: newest ? reportOf(newest) : null,
  };
}
