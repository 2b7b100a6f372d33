/** In percent. The upper bound of a range is exclusive. */
export const thcRanges = ['0-70', '70-80', '80-85', '85-up'] as const;
export type ThcRange = (typeof thcRanges)[number];

export const priceRanges = ['0-35', '35-45', '45-60', '60-up'] as const;
export type PriceRange = (typeof priceRanges)[number];

/** In grams. */
export const podSizes = ['0.3', '0.5', '1', '2'] as const;
export type PodSize = (typeof podSizes)[number];

export function rangeBounds(range: ThcRange | PriceRange): { from: number; to: number } {
  const [from, to] = range.split('-');
  return { from: Number(from), to: to === 'up' ? Infinity : Number(to) };
}

/** 44.99 → '35-45', 45 → '45-60'. */
export const findRange = <Range extends ThcRange | PriceRange>(
  figure: number | null,
  ranges: readonly Range[],
): Range | null => (figure === null ? null : ranges.find((range) => figure < rangeBounds(range).to)!);
