/** Drops capitals, accents and ligatures: 'Où, là: Œuf' → 'ou, la: oeuf'. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');

/** Counts insertions, deletions, substitutions and adjacent swaps. Stops at `maxDistance + 1`. */
export function editDistance(a: string, b: string, maxDistance = Infinity): number {
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1;
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        previousRow[column]! + 1,
        next[column - 1]! + 1,
        previousRow[column - 1]! + (isSame ? 0 : 1),
      );
      if (isSwap) next[column] = Math.min(next[column]!, rowBeforePrevious[column - 2]! + 1);
    }
    rowBeforePrevious = previousRow;
    previousRow = next;
  }
  return Math.min(previousRow[b.length]!, maxDistance + 1);
}
