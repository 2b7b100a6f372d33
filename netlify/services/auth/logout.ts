import { eq } from 'drizzle-orm';
import { sessions } from '../../database/schema';
import type { AppContext } from '../appContext';
import type { SignedIn } from './readSession';

/** Ends this session. The account's other sessions stay. */
export async function logout({ database }: AppContext, { tokenHash }: SignedIn): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
