import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm';
import { benefitsOf } from '../../../../src/domain/account/memberBenefits';
import { watchPrice } from '../../../../src/domain/catalogue/priceDrop';
import { afterQuietHours } from '../../../../src/domain/notification/quietHours';
import { favorites, users } from '../../../database/accountTables';
import { priceAlerts, watchedPrices } from '../../../database/alertTables';
import type { Transaction } from '../../../database/client';
import { providers, providerZones } from '../../../database/providerTables';
import { retryTransaction } from '../../../database/retryTransaction';
import type { AppContext } from '../../context/appContext';
import { processDue } from '../../context/processDue';
import { queueNotice } from '../../messages/notices/queueNotice';
import { isCurrentMember } from '../../people/currentMember';
import { isSuppressed } from '../../messages/notices/suppressions';
import { countOrderNews } from '../../messages/push/countOrderNews';
import { queueUserPushes } from '../../messages/push/queueUserPushes';
import type { UserRow } from '../../people/readSession';
import { findStock, type NearbyStock } from '../findStock';
import { unsubscribeUrlOf } from '../unsubscribeAlerts';
import { priceMail, pricePush, type PriceDrop } from './priceMail';

const hourMs = 3_600_000;
const retryMs = hourMs;
const batchSize = 20;

type AlertRow = typeof priceAlerts.$inferSelect;

/** The lowest price of each favorite that is in stock at a dispensary that delivers to the ZIP code. */
async function findOffers(
  transaction: Transaction,
  { postalCode }: AlertRow,
  productVariantIds: string[],
): Promise<NearbyStock[]> {
  const stock = await findStock(transaction, { productVariantIds, postalCodes: [postalCode] });
  // The sort is stable, so the first dispensary with the lowest price stays first.
  const cheapestFirst = stock.toSorted((a, b) => a.priceCents - b.priceCents);
  return productVariantIds.flatMap((id) => cheapestFirst.find(({ productVariantId }) => productVariantId === id) ?? []);
}

async function findTimezone(transaction: Transaction, postalCode: string): Promise<string | null> {
  const [row] = await transaction
    .select({ timezone: providers.timezone })
    .from(providers)
    .innerJoin(providerZones, eq(providerZones.providerId, providers.id))
    .where(eq(providerZones.postalCode, postalCode))
    .orderBy(asc(providers.sort), asc(providers.id))
    .limit(1);
  return row?.timezone ?? null;
}

/** Remembers today's prices of the favorites, and returns those that dropped. */
async function updateWatched(context: AppContext, transaction: Transaction, alert: AlertRow): Promise<PriceDrop[]> {
  const { userId } = alert;
  const now = context.clock();
  const kept = await transaction.select({ slug: favorites.slug }).from(favorites).where(eq(favorites.userId, userId));
  const slugs = new Set(kept.map(({ slug }) => slug));
  const variants = context.variants.filter(({ slug }) => slugs.has(slug));
  const ids = variants.map(({ productVariantId }) => productVariantId);
  await transaction
    .delete(watchedPrices)
    .where(and(eq(watchedPrices.userId, userId), notInArray(watchedPrices.productVariantId, ids)));
  const watched = await transaction.select().from(watchedPrices).where(eq(watchedPrices.userId, userId));
  const offers = await findOffers(transaction, alert, ids);
  const results = offers.map((offer) => {
    const { productVariantId, priceCents } = offer;
    const before = watched.find((row) => row.productVariantId === productVariantId) ?? null;
    return { offer, ...watchPrice(before, { priceCents, seenAt: now }) };
  });
  const rows = results.map(({ offer: { productVariantId }, watched: { priceCents, seenAt } }) => ({
    userId,
    productVariantId,
    priceCents,
    seenAt,
  }));
  if (rows.length)
    await transaction
      .insert(watchedPrices)
      .values(rows)
      .onConflictDoUpdate({
        target: [watchedPrices.userId, watchedPrices.productVariantId],
        set: { priceCents: sql`excluded.price_cents`, seenAt: sql`excluded.seen_at` },
      });
  return variants.flatMap(({ productVariantId, slug, title }) => {
    const result = results.find(({ offer }) => offer.productVariantId === productVariantId);
    if (!result || result.droppedFrom === null) return [];
    const { priceCents, provider } = result.offer;
    return [{ slug, title, fromCents: result.droppedFrom, toCents: priceCents, provider }];
  });
}

async function queueMessages(
  context: AppContext,
  transaction: Transaction,
  { user, alert, drops, timezone }: { user: UserRow; alert: AlertRow; drops: PriceDrop[]; timezone: string },
): Promise<void> {
  const { settings, clock } = context;
  const now = clock();
  const { email, emailVerified } = user;
  const news = { drops, postalCode: alert.postalCode, localeId: alert.localeId };
  const inTransaction = { ...context, database: transaction };
  if (alert.byEmail && email !== null && emailVerified) {
    const contact = { channel: 'email', recipient: email } as const;
    const unsubscribeUrl = unsubscribeUrlOf('price', settings, {
      account: { ...user, email },
      localeId: alert.localeId,
    });
    if (!(await isSuppressed(inTransaction, contact)))
      await queueNotice(transaction, {
        to: { channel: 'email', value: email },
        ...priceMail(settings, news, unsubscribeUrl),
        alertUserId: user.id,
        now,
      });
  }
  if (alert.byPush) {
    const badge = await countOrderNews(transaction, { userId: user.id });
    const text = JSON.stringify(pricePush(news, badge));
    await queueUserPushes(transaction, { userId: user.id, text, timezone, now });
  }
}

/** True if the alert was due. Locks the account first, as a deletion does. */
async function checkAlert(context: AppContext, transaction: Transaction, userId: string): Promise<boolean> {
  const now = context.clock();
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('key share');
  const isDue = and(eq(priceAlerts.userId, userId), lte(priceAlerts.nextCheckAt, now));
  const [alert] = await transaction.select().from(priceAlerts).where(isDue).for('update');
  if (!user || !alert) return false;
  const timezone = await findTimezone(transaction, alert.postalCode);
  const postpone = (nextCheckAt: Date) =>
    transaction.update(priceAlerts).set({ nextCheckAt }).where(eq(priceAlerts.userId, userId));
  // Without a dispensary there are no prices.
  const { priceCheckHours } = benefitsOf(await isCurrentMember(transaction, userId, now));
  const next = new Date(now.getTime() + priceCheckHours * hourMs);
  const morning = timezone === null ? next : afterQuietHours(now, timezone);
  if (timezone === null || morning > now) {
    await postpone(morning);
    return true;
  }
  const drops = await updateWatched(context, transaction, alert);
  if (drops.length) await queueMessages(context, transaction, { user, alert, drops, timezone });
  await postpone(next);
  return true;
}

async function checkOrPostpone(context: AppContext, userId: string): Promise<boolean> {
  const { database, clock } = context;
  try {
    return await retryTransaction(database, (transaction) => checkAlert(context, transaction, userId));
  } catch (error) {
    const nextCheckAt = new Date(clock().getTime() + retryMs);
    // Another process may have checked the prices by now.
    const isStillDue = and(eq(priceAlerts.userId, userId), lte(priceAlerts.nextCheckAt, clock()));
    await database
      .update(priceAlerts)
      .set({ nextCheckAt })
      .where(isStillDue)
      .catch(() => undefined);
    throw error;
  }
}

/**
 * Compares the prices of shoppers' favorites once a day, or every hour for members, outside of the quiet hours. Queues
 * one message for each shopper with drops. Returns the number of shoppers checked. Safe to run concurrently. A failed
 * check is logged and repeated after an hour.
 */
export const queuePriceDrops = (context: AppContext, signal?: AbortSignal): Promise<number> =>
  processDue(context, {
    failure: "The prices of a shopper's favorites could not be compared",
    job: 'updates',
    findDue: (excludedIds) =>
      context.database
        .select({ userId: priceAlerts.userId })
        .from(priceAlerts)
        .where(and(lte(priceAlerts.nextCheckAt, context.clock()), notInArray(priceAlerts.userId, excludedIds)))
        .orderBy(asc(priceAlerts.nextCheckAt))
        .limit(batchSize),
    idOf: ({ userId }) => userId,
    work: ({ userId }) => checkOrPostpone(context, userId),
    signal,
  });
