import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { CarriedVariant } from '../../../src/domain/catalogue/catalogueVariants';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { providerProducts, providers, providerZones } from '../../database/providerTables';
import { stockAlerts } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import type { notices } from '../../database/workTables';
import type { AppContext } from '../context/appContext';
import type { ComposedMessage } from '../messages/notices/sendNotice';
import { isSuppressed } from '../messages/notices/suppressions';
import { alertMail } from './alertMail';
import { lockAlerts } from './settleAlerts';
import { alertUnsubscribeUrl } from './unsubscribeAlerts';

type QueuedAlert = Pick<typeof notices.$inferSelect, 'alertUserId' | 'alertSlug' | 'channel' | 'recipient'>;
type AlertRow = typeof stockAlerts.$inferSelect;

interface Seller {
  alertId: string;
  providerId: string;
  postalCode: string;
  name: string;
  licence: string;
}

interface MatchedAlert {
  alert: AlertRow;
  variant: CarriedVariant;
}

/** Sizes that are back at one dispensary, for one ZIP code, in catalogue order. */
interface Restock {
  matches: MatchedAlert[];
  seller: Seller;
}

const findSellers = (transaction: Transaction, alertIds: string[]): Promise<Seller[]> =>
  transaction
    .select({
      alertId: stockAlerts.id,
      providerId: providers.id,
      postalCode: stockAlerts.postalCode,
      name: providers.name,
      licence: providers.licence,
    })
    .from(stockAlerts)
    .innerJoin(providerProducts, eq(providerProducts.productVariantId, stockAlerts.productVariantId))
    .innerJoin(providers, eq(providers.id, providerProducts.providerId))
    .innerJoin(
      providerZones,
      and(eq(providerZones.providerId, providers.id), eq(providerZones.postalCode, stockAlerts.postalCode)),
    )
    .where(and(inArray(stockAlerts.id, alertIds), gt(providerProducts.available, 0)))
    .orderBy(asc(providers.sort), asc(providers.id), asc(stockAlerts.postalCode), asc(stockAlerts.id));

/** Chooses the dispensary and ZIP code with the most sizes. The next message covers the others. */
function chooseRestock(matches: MatchedAlert[], sellers: Seller[]): Restock | null {
  let best: Restock | null = null;
  for (const seller of sellers) {
    const ids = sellers
      .filter(({ providerId, postalCode }) => providerId === seller.providerId && postalCode === seller.postalCode)
      .map(({ alertId }) => alertId);
    const matched = matches.filter(({ alert }) => ids.includes(alert.id));
    if (!best || matched.length > best.matches.length) best = { matches: matched, seller };
  }
  return best;
}

/** Alerts that are sold out again go back to waiting. Alerts for variants that left the catalogue are deleted. */
async function findRestock({ database, variants }: AppContext, userId: string, slug: string): Promise<Restock | null> {
  return retryTransaction(database, async (transaction) => {
    // Lock the alerts, so that a concurrent restock waits and finds them in the state 'waiting'.
    await lockAlerts(transaction, userId);
    const alerts = await transaction
      .select()
      .from(stockAlerts)
      .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.slug, slug), eq(stockAlerts.state, 'due')));
    const matches = variants.flatMap((variant) =>
      alerts
        .filter((alert) => alert.productVariantId === variant.productVariantId)
        .map((alert) => ({ alert, variant })),
    );
    const matchedIds = matches.map(({ alert }) => alert.id);
    const unmatched = alerts.map(({ id }) => id).filter((id) => !matchedIds.includes(id));
    if (unmatched.length) await transaction.delete(stockAlerts).where(inArray(stockAlerts.id, unmatched));
    if (!matches.length) return null;
    const sellers = await findSellers(transaction, matchedIds);
    const soldOut = matchedIds.filter((id) => sellers.every(({ alertId }) => alertId !== id));
    if (soldOut.length)
      await transaction.update(stockAlerts).set({ state: 'waiting' }).where(inArray(stockAlerts.id, soldOut));
    return chooseRestock(matches, sellers);
  });
}

async function deleteDue({ database }: AppContext, userId: string, slug: string): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    await lockAlerts(transaction, userId);
    await transaction
      .delete(stockAlerts)
      .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.slug, slug), eq(stockAlerts.state, 'due')));
  });
}

/** Returns null if the email must no longer be sent. */
export async function composeAlert(
  context: AppContext,
  queued: QueuedAlert,
): Promise<(ComposedMessage & { alertIds: string[] }) | null> {
  const { database, settings } = context;
  const { alertUserId: userId, alertSlug: slug, recipient: email } = queued;
  if (userId === null || slug === null) return null;
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (user?.email !== email || !user.emailVerified) return null;
  if (await isSuppressed(context, queued)) {
    await deleteDue(context, userId, slug);
    return null;
  }
  const restock = await findRestock(context, userId, slug);
  if (!restock) return null;
  const { matches, seller } = restock;
  const [first] = matches;
  const { localeId } = first!.alert;
  const unsubscribeUrl = alertUnsubscribeUrl(settings, { ...user, email }, localeId);
  const mail = {
    titles: matches.map(({ variant }) => variant.title),
    path: productPath(first!.variant),
    provider: seller,
    postalCode: seller.postalCode,
    localeId,
  };
  return {
    ...alertMail(settings, mail, unsubscribeUrl),
    unsubscribeUrl,
    alertIds: matches.map(({ alert }) => alert.id),
  };
}
