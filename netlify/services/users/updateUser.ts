import { eq } from 'drizzle-orm';
import type { User, UserUpdate } from '../../../src/domain/account/userSchema';
import { users } from '../../database/schema';
import type { AppContext } from '../appContext';
import type { SignedIn } from '../auth/readSession';
import { presentUser } from './presentUser';

/** Sets what is given (S7-14); a version of the terms is kept with the time of its first acceptance (D-33). */
export async function updateUser(
  { database, clock }: AppContext,
  { user }: SignedIn,
  update: UserUpdate,
): Promise<User> {
  const isNewVersion = update.termsVersion !== undefined && update.termsVersion !== user.termsVersion;
  const changes = { ...update, ...(isNewVersion && { termsAcceptedAt: clock() }) };
  if (Object.values(changes).every((value) => value === undefined)) return presentUser(user);
  const [changed] = await database.update(users).set(changes).where(eq(users.id, user.id)).returning();
  return presentUser(changed!);
}
