import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ChangedFavorites, FavoriteChanges } from '../../../../src/domain/shortlist/favoritesSchema';
import { maxFavorites } from '../../../../src/domain/shortlist/favorites';
import type { Database, Transaction } from '../../../database/client';
import { retryTransaction } from '../../../database/retryTransaction';
import { favorites, users } from '../../../database/accountTables';
import type { AppContext } from '../../context/appContext';
import { unauthenticated } from '../../people/authErrors';
import { consumeChange } from '../../people/consumeChange';

export async function readFavorites(database: Database | Transaction, userId: string): Promise<string[]> {
  const rows = await database
    .select({ slug: favorites.slug })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.savedAt), favorites.slug);
  return rows.map(({ slug }) => slug);
}

/** Serializes a shopper's devices, so that together they respect the limit. */
async function lockUser(transaction: Transaction, userId: string): Promise<void> {
  const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw unauthenticated();
}

/** Idempotent. Over the limit, the oldest additions are rejected; saved favorites stay. */
export async function changeFavorites(
  context: AppContext,
  userId: string,
  { add, remove }: FavoriteChanges,
): Promise<ChangedFavorites> {
  const { database, clock } = context;
  if (add.length + remove.length === 0) return { slugs: await readFavorites(database, userId), refused: [] };
  await consumeChange(context, 'favorite', userId);
  return retryTransaction(database, async (transaction) => {
    await lockUser(transaction, userId);
    const removed = remove.filter((slug) => !add.includes(slug));
    if (removed.length)
      await transaction.delete(favorites).where(and(eq(favorites.userId, userId), inArray(favorites.slug, removed)));
    const before = await readFavorites(transaction, userId);
    const added = [...new Set(add)].filter((slug) => !before.includes(slug));
    const remaining = maxFavorites - before.length;
    const now = clock().getTime();
    // A millisecond apart, to preserve their order.
    const rows = added.slice(0, remaining).map((slug, index) => ({ userId, slug, savedAt: new Date(now - index) }));
    if (rows.length) await transaction.insert(favorites).values(rows);
    return { slugs: await readFavorites(transaction, userId), refused: added.slice(remaining) };
  });
}
