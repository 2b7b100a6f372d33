import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { sessions, users } from '../../database/accountTables';
import { prepareQuery } from '../../database/prepareQuery';
import { unauthenticated } from './authErrors';
import type { UserRow } from './readSession';

export interface ShopperSession {
  userId: string;
  tokenHash: string;
}

/** Serializes a shopper's actions and changes to their orders. Returns undefined for a deleted account. */
export async function lockShopper(transaction: Transaction, userId: string): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user;
}

const lockRows = prepareQuery((database) =>
  database
    .select({ user: users })
    .from(users)
    .innerJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.tokenHash, sql.placeholder('tokenHash'))))
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update'),
);

/** Locks the session too, so that it cannot be signed out while it acts. */
export async function lockShopperAndSession(
  transaction: Transaction,
  { userId, tokenHash }: ShopperSession,
): Promise<UserRow> {
  const [row] = await lockRows(transaction, { userId, tokenHash });
  if (!row) throw unauthenticated();
  return row.user;
}
