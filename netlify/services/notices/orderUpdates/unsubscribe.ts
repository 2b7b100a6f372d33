import { eq } from 'drizzle-orm';
import { users } from '../../../database/schema';
import type { Settings } from '../../../platform/settings';
import type { AppContext } from '../../appContext';
import { signUnsubscription, isUnsubscribeSignature } from '../../auth/codeHash';

/** Where one click ends an account's emails about orders, without signing in. */
export const unsubscribePath = '/v1/messages/unsubscribe';

/** The signed link in an email, for its reader and for mail programs. */
export function unsubscribeUrl(
  settings: Pick<Settings, 'siteUrl' | 'codePepper'>,
  { userId, email }: { userId: string; email: string },
): string {
  const query = new URLSearchParams({ user: userId, token: signUnsubscription(settings, userId, email) });
  return `${settings.siteUrl}${unsubscribePath}?${query.toString()}`;
}

interface UnsubscribeLink {
  user: string;
  token: string;
}

/** The account that a link belongs to. Null if it is forged, was made for a former address, or the account was deleted. */
async function findLinkOwner({ database, settings }: AppContext, { user, token }: UnsubscribeLink) {
  const [owner] = await database.select().from(users).where(eq(users.id, user));
  if (!owner?.email || !isUnsubscribeSignature(settings, { userId: owner.id, email: owner.email, token })) return null;
  return owner;
}

/** The language to answer in. Null if the link is not valid. Changes nothing, because mail scanners follow links. */
export async function checkUnsubscribeLink(context: AppContext, link: UnsubscribeLink) {
  const owner = await findLinkOwner(context, link);
  return owner && { localeId: owner.localeId };
}

/** Turns off emails about orders. Idempotent. Null if the link is not valid. */
export async function unsubscribe(context: AppContext, link: UnsubscribeLink) {
  const owner = await findLinkOwner(context, link);
  if (!owner) return null;
  await context.database.update(users).set({ emailUpdates: false }).where(eq(users.id, owner.id));
  return { localeId: owner.localeId };
}
