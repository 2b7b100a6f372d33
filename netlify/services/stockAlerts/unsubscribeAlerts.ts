import { and, eq, isNull } from 'drizzle-orm';
import type { LocaleId } from '../../../src/domain/region/locales';
import { retryTransaction } from '../../database/retryTransaction';
import { notices } from '../../database/workTables';
import { stockAlerts } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import type { Settings } from '../../platform/settings/settings';
import type { AppContext } from '../appContext';
import { signAlertUnsubscription, isAlertUnsubscribeSignature } from '../auth/codeHash';
import { lockAlerts } from './settleAlerts';

export const alertUnsubscribePath = '/v1/messages/stock-alerts';

export function alertUnsubscribeUrl(
  settings: Pick<Settings, 'siteUrl' | 'codePepper'>,
  { userId, email, localeId }: { userId: string; email: string; localeId: LocaleId },
): string {
  const token = signAlertUnsubscription(settings, userId, email);
  const query = new URLSearchParams({ user: userId, token, localeId });
  return `${settings.siteUrl}${alertUnsubscribePath}?${query.toString()}`;
}

interface AlertLink {
  user: string;
  token: string;
  /** Unsigned, because it only chooses the language of the page. */
  localeId?: LocaleId | undefined;
}

async function findLinkOwner({ database, settings }: AppContext, { user, token }: AlertLink) {
  const [owner] = await database.select().from(users).where(eq(users.id, user));
  if (!owner?.email || !isAlertUnsubscribeSignature(settings, { userId: owner.id, email: owner.email, token }))
    return null;
  return owner;
}

/** Changes nothing, because mail scanners follow links. Returns null for an invalid link. */
export async function checkAlertLink(context: AppContext, link: AlertLink) {
  const owner = await findLinkOwner(context, link);
  return owner && { localeId: link.localeId ?? owner.localeId };
}

export async function unsubscribeAlerts(context: AppContext, link: AlertLink) {
  const owner = await findLinkOwner(context, link);
  if (!owner) return null;
  await retryTransaction(context.database, async (transaction) => {
    await lockAlerts(transaction, owner.id);
    await transaction.delete(stockAlerts).where(eq(stockAlerts.userId, owner.id));
    await transaction.delete(notices).where(and(eq(notices.alertUserId, owner.id), isNull(notices.sentAt)));
  });
  return { localeId: link.localeId ?? owner.localeId };
}
