import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { CarriedVariant } from '../../../src/domain/catalogue/catalogueVariants';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { stockAlerts } from '../../database/alertTables';
import { pushSubscriptions } from '../../database/pushTables';
import { users } from '../../database/accountTables';
import type { notices } from '../../database/workTables';
import type { AppContext } from '../context/appContext';
import type { NoticeText } from '../messages/notices/queueNotice';
import { isSuppressed } from '../messages/notices/suppressions';
import { countOrderNews } from '../messages/push/countOrderNews';
import type { UserRow } from '../people/readSession';
import { alertMail, type Restock } from './alertMail';
import { alertPush, alertText } from './alertText';
import { findStock, type NearbyStock } from './findStock';
import { afterMembers, firstMoment } from './memberLead';
import { lockAlerts } from './settleAlerts';
import { unsubscribeUrlOf } from './unsubscribeAlerts';

type QueuedAlert = Pick<
  typeof notices.$inferSelect,
  'alertUserId' | 'alertSlug' | 'channel' | 'recipient' | 'createdAt'
>;
type AlertRow = typeof stockAlerts.$inferSelect;

interface MatchedAlert {
  alert: AlertRow;
  variant: CarriedVariant;
}

/** Sizes that are back at one dispensary, for one ZIP code, in catalogue order. */
interface Match {
  matches: MatchedAlert[];
  seller: Seller;
}

/** A dispensary that has an alert's variant and delivers to its ZIP code. */
type Seller = NearbyStock & { alertId: string };

async function findSellers(transaction: Transaction, matches: MatchedAlert[]): Promise<Seller[]> {
  const alerts = matches.map(({ alert }) => alert);
  const stock = await findStock(transaction, {
    productVariantIds: alerts.map(({ productVariantId }) => productVariantId),
    postalCodes: alerts.map(({ postalCode }) => postalCode),
  });
  return stock.flatMap((nearby) =>
    alerts
      .filter(
        ({ productVariantId, postalCode }) =>
          productVariantId === nearby.productVariantId && postalCode === nearby.postalCode,
      )
      .map(({ id }) => ({ ...nearby, alertId: id })),
  );
}

/** Chooses the dispensary and ZIP code with the most sizes. The next message covers the others. */
function chooseMatch(matches: MatchedAlert[], sellers: Seller[]): Match | null {
  let best: Match | null = null;
  for (const seller of sellers) {
    const ids = sellers
      .filter(({ provider, postalCode }) => provider.id === seller.provider.id && postalCode === seller.postalCode)
      .map(({ alertId }) => alertId);
    const matched = matches.filter(({ alert }) => ids.includes(alert.id));
    if (!best || matched.length > best.matches.length) best = { matches: matched, seller };
  }
  return best;
}

/** Alerts that are sold out again go back to waiting. Alerts for variants that left the catalogue are deleted. */
async function findMatch(
  { database, variants }: AppContext,
  isDue: SQL | undefined,
  userId: string,
): Promise<Match | null> {
  return retryTransaction(database, async (transaction) => {
    // Lock the alerts, so that a concurrent restock waits and finds them in the state 'waiting'.
    await lockAlerts(transaction, userId);
    const alerts = await transaction.select().from(stockAlerts).where(isDue);
    const matches = variants.flatMap((variant) =>
      alerts
        .filter((alert) => alert.productVariantId === variant.productVariantId)
        .map((alert) => ({ alert, variant })),
    );
    const matchedIds = matches.map(({ alert }) => alert.id);
    const unmatched = alerts.map(({ id }) => id).filter((id) => !matchedIds.includes(id));
    if (unmatched.length) await transaction.delete(stockAlerts).where(inArray(stockAlerts.id, unmatched));
    if (!matches.length) return null;
    const sellers = await findSellers(transaction, matches);
    const soldOut = matchedIds.filter((id) => sellers.every(({ alertId }) => alertId !== id));
    if (soldOut.length)
      await transaction.update(stockAlerts).set({ state: 'waiting' }).where(inArray(stockAlerts.id, soldOut));
    return chooseMatch(matches, sellers);
  });
}

async function endDue(
  { database }: AppContext,
  isDue: SQL | undefined,
  { userId, outcome }: { userId: string; outcome: 'removed' | 'waiting' },
): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    await lockAlerts(transaction, userId);
    await (outcome === 'removed'
      ? transaction.delete(stockAlerts).where(isDue)
      : transaction.update(stockAlerts).set({ state: 'waiting' }).where(isDue));
  });
}

/** False if the contact is no longer the account's, or no longer verified. */
function isStillTheirs(user: UserRow, { channel, recipient }: QueuedAlert): boolean {
  if (channel === 'email') return user.email === recipient && user.emailVerified;
  return channel === 'push' || (user.phoneNumber === recipient && user.phoneNumberVerified);
}

async function hasBrowsers({ database }: AppContext, userId: string): Promise<boolean> {
  const isTheirs = eq(pushSubscriptions.userId, userId);
  return (await database.$count(pushSubscriptions, isTheirs)) > 0;
}

interface AlertMessage {
  user: UserRow;
  slug: string;
  timezone: string;
  restock: Restock;
}

async function composeFor(
  { database, settings }: AppContext,
  channel: QueuedAlert['channel'],
  { user, slug, restock, timezone }: AlertMessage,
): Promise<NoticeText> {
  if (channel === 'sms') return { subject: '', text: alertText(settings, restock) };
  if (channel === 'push') {
    const badge = await database.transaction((transaction) => countOrderNews(transaction, { userId: user.id }));
    return { subject: '', text: JSON.stringify(alertPush(restock, { slug, badge })), timezone };
  }
  const unsubscribeUrl = unsubscribeUrlOf('stock', settings, {
    account: { ...user, email: user.email! },
    localeId: restock.localeId,
  });
  return { ...alertMail(settings, restock, unsubscribeUrl), unsubscribeUrl };
}

/** Returns null if the message must no longer be sent, and a time if it must wait because members are first or shoppers
 * sleep. */
export async function composeAlert(
  context: AppContext,
  queued: QueuedAlert,
): Promise<(NoticeText & { alertIds: string[] }) | { notBefore: Date } | null> {
  const { alertUserId: userId, alertSlug: slug, channel } = queued;
  if (userId === null || slug === null) return null;
  const [user] = await context.database.select().from(users).where(eq(users.id, userId));
  if (!user || !isStillTheirs(user, queued)) return null;
  const isDue = and(
    eq(stockAlerts.userId, userId),
    eq(stockAlerts.slug, slug),
    eq(stockAlerts.channel, channel),
    eq(stockAlerts.state, 'due'),
  );
  if (await isSuppressed(context, queued)) {
    await endDue(context, isDue, { userId, outcome: 'removed' });
    return null;
  }
  if (channel === 'push' && !(await hasBrowsers(context, userId))) {
    await endDue(context, isDue, { userId, outcome: 'waiting' });
    return null;
  }
  const match = await findMatch(context, isDue, userId);
  if (!match) return null;
  const { matches, seller } = match;
  const now = context.clock();
  const restocked = {
    userId,
    productVariantIds: matches.map(({ alert }) => alert.productVariantId),
    providerId: seller.provider.id,
    timezone: seller.timezone,
    queuedAt: queued.createdAt,
  };
  const inTurn = await afterMembers(context.database, restocked, now);
  const notBefore = firstMoment(channel, inTurn, seller.timezone);
  if (notBefore > now) return { notBefore };
  const [first] = matches;
  const restock = {
    titles: matches.map(({ variant }) => variant.title),
    path: productPath(first!.variant),
    provider: seller.provider,
    postalCode: seller.postalCode,
    localeId: first!.alert.localeId,
  };
  const message = await composeFor(context, channel, { user, slug, timezone: seller.timezone, restock });
  return { ...message, alertIds: matches.map(({ alert }) => alert.id) };
}
