import { eq } from 'drizzle-orm';
import { sessions } from '../../database/schema';
import type { AppContext } from '../appContext';
import type { SignedIn } from './readSession';

/** Ends this session; the account's other sessions stay (S7-03, D-22). */
export async function logout({ database }: AppContext, { tokenHash }: SignedIn): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
