import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { sessions, users } from '../../database/accountTables';
import { unauthenticated } from '../auth/authErrors';
import type { UserRow } from '../auth/readSession';

export interface ShopperSession {
  userId: string;
  tokenHash: string;
}

/** Serializes a shopper's actions and changes to their orders. Returns undefined for a deleted account. */
export async function lockShopper(transaction: Transaction, userId: string): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user;
}

/** Locks the session too, so that it cannot be signed out while it acts. */
export async function lockShopperAndSession(
  transaction: Transaction,
  { userId, tokenHash }: ShopperSession,
): Promise<UserRow> {
  const [row] = await transaction
    .select({ user: users })
    .from(users)
    .innerJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.tokenHash, tokenHash)))
    .where(eq(users.id, userId))
    .for('no key update');
  if (!row) throw unauthenticated();
  return row.user;
}
