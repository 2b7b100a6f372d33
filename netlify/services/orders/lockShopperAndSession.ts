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

export async function lockShopperAndSession(
  transaction: Transaction,
  { userId, tokenHash }: ShopperSession,
): Promise<UserRow> {
  const user = await lockShopper(transaction, userId);
  const [session] = await transaction
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
    .for('key share');
  if (!user || !session) throw unauthenticated();
  return user;
}
