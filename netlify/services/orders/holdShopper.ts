import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { sessions, users } from '../../database/schema';
import { signedOut } from '../auth/refusals';

export interface Shopper {
  userId: string;
  /** Of the session that asks. */
  tokenHash: string;
}

/** Locks a shopper's row: what they do, and what is done to their orders, happens one after the other. */
export async function lockShopper(transaction: Transaction, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * Locks the shopper and holds their session until the transaction ends; a session that was ended since the request came
 * in is a 401 (D-16, D-22).
 */
export async function holdShopper(transaction: Transaction, { userId, tokenHash }: Shopper): Promise<void> {
  await lockShopper(transaction, userId);
  const [session] = await transaction
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
    .for('key share');
  if (!session) throw signedOut();
}
