import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { LocaleId } from '../../../src/domain/region/locales';
import { retryTransaction } from '../../database/retryTransaction';
import { notices } from '../../database/workTables';
import { priceAlerts, stockAlerts } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import type { Settings } from '../../platform/settings/settings';
import type { AppContext } from '../context/appContext';
import type { UnsubscribeAccount } from '../people/codeHash';
import { createUnsubscribeLink, findLinkOwner, type UnsubscribeLink } from '../messages/notices/unsubscribeLinks';
import { lockAlerts } from './settleAlerts';

export type AlertKind = 'stock' | 'price';

const lists = { stock: 'unsubscribe-stock-alerts', price: 'unsubscribe-price-alerts' } as const;

export const unsubscribePaths = { stock: '/v1/messages/stock-alerts', price: '/v1/messages/price-alerts' } as const;

/** Names the locale, because the account's may be another one than the email's. */
export function unsubscribeUrlOf(
  kind: AlertKind,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  { account, localeId }: { account: UnsubscribeAccount; localeId: LocaleId },
): string {
  const query = new URLSearchParams({ ...createUnsubscribeLink(lists[kind], account), localeId });
  return `${siteUrl}${unsubscribePaths[kind]}?${query.toString()}`;
}

interface AlertLink extends UnsubscribeLink {
  /** Unsigned, because it only chooses the language of the page. */
  localeId?: LocaleId | undefined;
}

/** Changes nothing, because mail scanners follow links. Returns null for an invalid link. */
export const checkAlertLink =
  (kind: AlertKind) =>
  async (context: AppContext, link: AlertLink): Promise<{ localeId: LocaleId } | null> => {
    const owner = await findLinkOwner(context, lists[kind], link);
    return owner && { localeId: link.localeId ?? owner.localeId };
  };

async function removeStockAlerts({ database }: AppContext, userId: string): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    await lockAlerts(transaction, userId);
    await transaction.delete(stockAlerts).where(eq(stockAlerts.userId, userId));
    await transaction
      .delete(notices)
      .where(and(eq(notices.alertUserId, userId), isNotNull(notices.alertSlug), isNull(notices.sentAt)));
  });
}

/** Ends the emails only: notifications have a switch of their own. */
async function stopPriceMails({ database }: AppContext, userId: string): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const isTheirs = eq(priceAlerts.userId, userId);
    await transaction.delete(priceAlerts).where(and(isTheirs, eq(priceAlerts.byPush, false)));
    await transaction.update(priceAlerts).set({ byEmail: false }).where(isTheirs);
  });
}

/** Idempotent. Returns null for an invalid link. */
export const unsubscribeAlerts =
  (kind: AlertKind) =>
  async (context: AppContext, link: AlertLink): Promise<{ localeId: LocaleId } | null> => {
    const checked = await checkAlertLink(kind)(context, link);
    if (checked) await (kind === 'stock' ? removeStockAlerts : stopPriceMails)(context, link.user);
    return checked;
  };
