import { eq } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import type { Settings } from '../../../platform/settings/settings';
import type { AppContext } from '../../appContext';
import { signUnsubscription, isUnsubscribeSignature } from '../../auth/codeHash';

export const unsubscribePath = '/v1/messages/unsubscribe';

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

async function findLinkOwner({ database, settings }: AppContext, { user, token }: UnsubscribeLink) {
  const [owner] = await database.select().from(users).where(eq(users.id, user));
  if (!owner?.email || !isUnsubscribeSignature(settings, { userId: owner.id, email: owner.email, token })) return null;
  return owner;
}

/** Changes nothing, because mail scanners follow links. Returns null for an invalid link. */
export async function checkUnsubscribeLink(context: AppContext, link: UnsubscribeLink) {
  const owner = await findLinkOwner(context, link);
  return owner && { localeId: owner.localeId };
}

/** Idempotent. Returns null for an invalid link. */
export async function unsubscribe(context: AppContext, link: UnsubscribeLink) {
  const owner = await findLinkOwner(context, link);
  if (!owner) return null;
  await context.database.update(users).set({ emailUpdates: false }).where(eq(users.id, owner.id));
  return { localeId: owner.localeId };
}
