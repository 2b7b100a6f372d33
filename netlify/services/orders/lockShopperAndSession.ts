import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { sessions, users } from '../../database/accountTables';
import { unauthenticated } from '../auth/authErrors';

export interface ShopperSession {
  userId: string;
  tokenHash: string;
}

/** Serializes a shopper's actions and changes to their orders. */
export async function lockShopper(transaction: Transaction, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function lockShopperAndSession(
  transaction: Transaction,
  { userId, tokenHash }: ShopperSession,
): Promise<void> {
  await lockShopper(transaction, userId);
  const [session] = await transaction
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
    .for('key share');
  if (!session) throw unauthenticated();
}
