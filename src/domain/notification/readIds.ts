import { check, validItems, type Schema } from '../validation/plainSchema';

export const maxReadIds = 100;

const idsSchema = validItems(check<string>((value) => typeof value === 'string' && value !== ''));

export const readIdsSchema: Schema<string[]> = (value) => [...new Set(idsSchema(value))].slice(-maxReadIds);

/** Above the limit, drops ids that left the feed first, then the oldest. A notification can return to the feed. */
export function addReadIds(read: readonly string[], shownIds: readonly string[], feedIds: readonly string[]): string[] {
  const ids = [...new Set([...read, ...shownIds])];
  if (ids.length <= maxReadIds) return ids;
  const isInFeed = new Set([...feedIds, ...shownIds]);
  return [...ids.filter((id) => !isInFeed.has(id)), ...ids.filter((id) => isInFeed.has(id))].slice(-maxReadIds);
}
