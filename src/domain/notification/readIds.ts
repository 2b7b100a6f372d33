/** As many read ids as are kept: far more than a feed has, and a list that does not grow without end. */
export const readIdLimit = 100;

/** S9-12: the stored ids of read notifications; what is no id is dropped and the rest kept, each once. */
export const parseReadIds = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((id): id is string => typeof id === 'string' && id !== ''))].slice(-readIdLimit)
    : [];

/**
 * S4-36: the read ids with those just shown at the end. Past the limit, those that the feed does not know leave first,
 * then the oldest; below it they stay, since a notification may come back: a pod's rating does with the session.
 */
export function addReadIds(read: readonly string[], shown: readonly string[], known: readonly string[]): string[] {
  const ids = [...new Set([...read, ...shown])];
  if (ids.length <= readIdLimit) return ids;
  const isKnown = new Set([...known, ...shown]);
  return [...ids.filter((id) => !isKnown.has(id)), ...ids.filter((id) => isKnown.has(id))].slice(-readIdLimit);
}
