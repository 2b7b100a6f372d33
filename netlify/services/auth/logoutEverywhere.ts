import { eq } from 'drizzle-orm';
import { sessions, users } from '../../database/schema';
import type { AppContext } from '../appContext';
import { retryTransaction } from '../../database/retryTransaction';
import type { SignedIn } from './readSession';

/** Ends every session of the account, this one included (D-22). */
export async function logoutEverywhere({ database }: AppContext, { user }: SignedIn): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    // A sign-in or change that is under way locks the account too: its session is ended as well, or begins afterwards.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    await transaction.delete(sessions).where(eq(sessions.userId, user.id));
  });
}
