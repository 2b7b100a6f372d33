/** 'St. Francis Wood' → ['st', 'francis', 'wood']. */
export const splitIntoWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The Jaccard index: the share of the words of either text that both have, from 0 to 1. */
export function wordOverlap(a: string, b: string): number {
  const [inA, inB] = [new Set(splitIntoWords(a)), new Set(splitIntoWords(b))];
  const inBoth = [...inA].filter((word) => inB.has(word)).length;
  return inBoth / (inA.size + inB.size - inBoth || 1);
}
