import { eq } from 'drizzle-orm';
import { sessions, users } from '../../database/schema';
import type { AppContext } from '../appContext';
import type { SignedIn } from './readSession';
import { retryTransaction } from '../../database/retryTransaction';

export async function logout({ database }: AppContext, { tokenHash }: SignedIn): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function logoutEverywhere({ database }: AppContext, { user }: SignedIn): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    // Sign-in locks the account too, so a concurrent session is either deleted here or created afterwards.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    await transaction.delete(sessions).where(eq(sessions.userId, user.id));
  });
}
