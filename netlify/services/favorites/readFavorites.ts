import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { favorites } from '../../database/schema';

/** Returns product slugs, newest first. */
export async function readFavorites(database: Database | Transaction, userId: string): Promise<string[]> {
  const rows = await database
    .select({ slug: favorites.slug })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.savedAt), favorites.slug);
  return rows.map(({ slug }) => slug);
}
