/** How many pages to link to on either side of the current one. */
const neighbors = 2;

/**
 * The page numbers to link to: the first, the last, and those around the current one. Null stands for a gap:
 * page 9 of 20 → 1, null, 7, 8, 9, 10, 11, null, 20.
 */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const near = Array.from({ length: count }, (_, at) => at + 1).filter(
    (each) => each === 1 || each === count || Math.abs(each - page) <= neighbors,
  );
  return near.flatMap((each, at) => {
    const missing = each - (near[at - 1] ?? 0) - 1;
    // A gap of one page takes no more room with its number.
    return missing === 0 ? [each] : [missing === 1 ? each - 1 : null, each];
  });
}
