import { check, validItems, type Schema } from '../plainSchema';

/** The maximum number of read ids to store: far more than a feed has, but bounded. */
export const maxReadIds = 100;

const idsSchema = validItems(check<string>((value) => typeof value === 'string' && value !== ''));

/** The stored ids of read notifications. Invalid entries and duplicates are dropped. */
export const readIdsSchema: Schema<string[]> = (value) => [...new Set(idsSchema(value))].slice(-maxReadIds);

/**
 * Adds the ids just shown to the end of the read ids. Past the limit, ids missing from the feed are dropped first, then
 * the oldest. Below it they are kept, because a notification can return: a pod's rating does when the shopper signs in
 * again.
 */
export function addReadIds(read: readonly string[], shown: readonly string[], feedIds: readonly string[]): string[] {
  const ids = [...new Set([...read, ...shown])];
  if (ids.length <= maxReadIds) return ids;
  const isInFeed = new Set([...feedIds, ...shown]);
  return [...ids.filter((id) => !isInFeed.has(id)), ...ids.filter((id) => isInFeed.has(id))].slice(-maxReadIds);
}
