import { eq } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import type { AppContext } from '../../context/appContext';
import {
  matchesAnyHash,
  signUnsubscription,
  unsubscribeSignatures,
  type MailingList,
  type UnsubscribeAccount,
} from '../../people/codeHash';
import type { UserRow } from '../../people/readSession';

export interface UnsubscribeLink {
  user: string;
  token: string;
}

export const createUnsubscribeLink = (list: MailingList, account: UnsubscribeAccount): UnsubscribeLink => ({
  user: account.id,
  token: signUnsubscription(list, account),
});

/** Returns null for an unknown account, a former address and a token that no key of this shop signed. */
export async function findLinkOwner(
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
  list: MailingList,
  { user, token }: UnsubscribeLink,
): Promise<UserRow | null> {
  const [owner] = await database.select().from(users).where(eq(users.id, user));
  if (!owner?.email) return null;
  return matchesAnyHash(unsubscribeSignatures(settings, list, { ...owner, email: owner.email }), token) ? owner : null;
}
