import { eq } from 'drizzle-orm';
import { sessions, users } from '../../database/accountTables';
import type { Transaction } from '../../database/client';
import { unauthenticated } from './authErrors';
import type { SignedIn, UserRow } from './readSession';

/** Locks the account and its session for a change of its identity. Throws a 401 if the session ended in the meantime. */
export async function lockAccount(transaction: Transaction, { user, tokenHash }: SignedIn): Promise<UserRow> {
  const [locked] = await transaction.select().from(users).where(eq(users.id, user.id)).for('update');
  const [session] = await transaction
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('update');
  if (!locked || !session) throw unauthenticated();
  return locked;
}
