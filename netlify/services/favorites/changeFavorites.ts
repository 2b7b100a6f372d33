import { and, eq, inArray } from 'drizzle-orm';
import type { ChangedFavorites, FavoriteChanges } from '../../../src/domain/account/favoritesSchema';
import { maxFavorites } from '../../../src/domain/shortlist/favorites';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { favorites, users } from '../../database/schema';
import type { LimitRule } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { unauthenticated } from '../auth/refusals';
import { readFavorites } from './readFavorites';

/** A change per tap, by a shopper who tries many. */
const changeRule: LimitRule = { name: 'favorite-changes', points: 600, seconds: 3600 };

/** Two devices of one shopper change their favorites one after the other, so that together they keep to the limit. */
async function lockUser(transaction: Transaction, userId: string): Promise<void> {
  const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw unauthenticated();
}

/**
 * Keeps and removes products. Idempotent, and the changes of two devices combine. Those beyond the limit are refused, the
 * oldest first: what the account already keeps stays.
 */
export async function changeFavorites(
  { database, limits, clock }: AppContext,
  userId: string,
  { add, remove }: FavoriteChanges,
): Promise<ChangedFavorites> {
  if (add.length + remove.length === 0) return { slugs: await readFavorites(database, userId), refused: [] };
  await limits.take(changeRule, userId);
  return retryTransaction(database, async (transaction) => {
    await lockUser(transaction, userId);
    const removed = remove.filter((slug) => !add.includes(slug));
    if (removed.length)
      await transaction.delete(favorites).where(and(eq(favorites.userId, userId), inArray(favorites.slug, removed)));
    const before = await readFavorites(transaction, userId);
    const added = [...new Set(add)].filter((slug) => !before.includes(slug));
    const remaining = maxFavorites - before.length;
    const now = clock().getTime();
    // A millisecond apart, which keeps their order.
    const rows = added.slice(0, remaining).map((slug, index) => ({ userId, slug, savedAt: new Date(now - index) }));
    if (rows.length) await transaction.insert(favorites).values(rows);
    return { slugs: await readFavorites(transaction, userId), refused: added.slice(remaining) };
  });
}
