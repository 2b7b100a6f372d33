/** A cumulative histogram bucket: the number of observations up to a bound. The last one counts all. */
export interface Bucket {
  /** In seconds; Infinity for the last bucket. */
  upTo: number;
  count: number;
}

/** In seconds, assuming an even spread within each bucket. Beyond the last finite bound, returns that bound. */
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
