import { and, eq, isNull } from 'drizzle-orm';
import type { LocaleId } from '../../../src/domain/region/locales';
import { retryTransaction } from '../../database/retryTransaction';
import { notices } from '../../database/workTables';
import { stockAlerts } from '../../database/alertTables';
import type { Settings } from '../../platform/settings/settings';
import type { AppContext } from '../context/appContext';
import type { UnsubscribeAccount } from '../people/codeHash';
import { createUnsubscribeLink, findLinkOwner, type UnsubscribeLink } from '../messages/notices/unsubscribeLinks';
import { lockAlerts } from './settleAlerts';

export const alertUnsubscribePath = '/v1/messages/stock-alerts';

export function alertUnsubscribeUrl(
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  account: UnsubscribeAccount,
  localeId: LocaleId,
): string {
  const query = new URLSearchParams({ ...createUnsubscribeLink('unsubscribe-stock-alerts', account), localeId });
  return `${siteUrl}${alertUnsubscribePath}?${query.toString()}`;
}

interface AlertLink extends UnsubscribeLink {
  /** Unsigned, because it only chooses the language of the page. */
  localeId?: LocaleId | undefined;
}

/** Changes nothing, because mail scanners follow links. Returns null for an invalid link. */
export async function checkAlertLink(context: AppContext, link: AlertLink) {
  const owner = await findLinkOwner(context, 'unsubscribe-stock-alerts', link);
  return owner && { localeId: link.localeId ?? owner.localeId };
}

export async function unsubscribeAlerts(context: AppContext, link: AlertLink) {
  const owner = await findLinkOwner(context, 'unsubscribe-stock-alerts', link);
  if (!owner) return null;
  await retryTransaction(context.database, async (transaction) => {
    await lockAlerts(transaction, owner.id);
    await transaction.delete(stockAlerts).where(eq(stockAlerts.userId, owner.id));
    await transaction.delete(notices).where(and(eq(notices.alertUserId, owner.id), isNull(notices.sentAt)));
  });
  return { localeId: link.localeId ?? owner.localeId };
}
