import { eq } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import type { Settings } from '../../../platform/settings/settings';
import type { AppContext } from '../../context/appContext';
import type { UnsubscribeAccount } from '../../people/codeHash';
import { createUnsubscribeLink, findLinkOwner, type UnsubscribeLink } from '../../messages/notices/unsubscribeLinks';

export const unsubscribePath = '/v1/messages/unsubscribe';

export function unsubscribeUrl({ siteUrl }: Pick<Settings, 'siteUrl'>, account: UnsubscribeAccount): string {
  const query = new URLSearchParams({ ...createUnsubscribeLink('unsubscribe', account) });
  return `${siteUrl}${unsubscribePath}?${query.toString()}`;
}

/** Changes nothing, because mail scanners follow links. Returns null for an invalid link. */
export async function checkUnsubscribeLink(context: AppContext, link: UnsubscribeLink) {
  const owner = await findLinkOwner(context, 'unsubscribe', link);
  return owner && { localeId: owner.localeId };
}

/** Idempotent. Returns null for an invalid link. */
export async function unsubscribe(context: AppContext, link: UnsubscribeLink) {
  const owner = await findLinkOwner(context, 'unsubscribe', link);
  if (!owner) return null;
  await context.database.update(users).set({ emailUpdates: false }).where(eq(users.id, owner.id));
  return { localeId: owner.localeId };
}
