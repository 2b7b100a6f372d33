/** How many pages to link to on either side of the current one. */
const neighbors = 2;

/**
 * The page numbers to link to: the first, the last, and those around the current one. Null stands for a gap:
 * page 9 of 20 → 1, null, 7, 8, 9, 10, 11, null, 20.
 */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const nearby = Array.from({ length: count }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === count || Math.abs(each - page) <= neighbors,
  );
  return nearby.flatMap((each, index) => {
    const gap = each - (nearby[index - 1] ?? 0) - 1;
    // A gap of one page takes no more room with its number.
    return gap === 0 ? [each] : [gap === 1 ? each - 1 : null, each];
  });
}
