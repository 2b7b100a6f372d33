/** How many were at most so long; the last bucket of a histogram holds them all. */
export interface Bucket {
  /** Seconds; Infinity for the last. */
  upTo: number;
  count: number;
}

/**
 * The value under which `share` of a histogram's observations lie, as evenly spread within their bucket; seconds. What is
 * longer than the last bound is told as that bound. 0 where nothing was observed.
 */
export function quantile(buckets: readonly Bucket[], share: number): number {
  const all = buckets.at(-1)?.count ?? 0;
  if (all === 0) return 0;
  const rank = share * all;
  const at = buckets.findIndex(({ count }) => count >= rank);
  const below = at > 0 ? buckets[at - 1]! : { upTo: 0, count: 0 };
  const { upTo, count } = buckets[at]!;
  if (upTo === Infinity) return below.upTo;
  return below.upTo + ((upTo - below.upTo) * (rank - below.count)) / (count - below.count);
}
