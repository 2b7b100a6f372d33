/** Ranges of a figure: from the first number up to, but without, the second. */
export const thcRanges = ['0-70', '70-80', '80-85', '85-up'] as const;
export type ThcRange = (typeof thcRanges)[number];

/** In dollars. */
export const priceRanges = ['0-35', '35-45', '45-60', '60-up'] as const;
export type PriceRange = (typeof priceRanges)[number];

/** The sizes of pods, in grams. */
export const podSizes = ['0.3', '0.5', '1', '2'] as const;
export type PodSize = (typeof podSizes)[number];

/** The bounds of a range: '0-35' → from 0 to 35, '60-up' → from 60 without an end. */
export function rangeBounds(range: ThcRange | PriceRange): { from: number; to: number } {
  const [from, to] = range.split('-');
  return { from: Number(from), to: to === 'up' ? Infinity : Number(to) };
}

/** The range that contains a figure: 44.99 → '35-45', 45 → '45-60'. Null if the figure is unknown. */
export const findRange = <Range extends ThcRange | PriceRange>(
  figure: number | null,
  ranges: readonly Range[],
): Range | null => (figure === null ? null : ranges.find((range) => figure < rangeBounds(range).to)!);
