import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { CarriedVariant } from '../../../src/domain/catalogue/catalogueVariants';
import { productPath } from '../../../src/domain/catalogue/productPath';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { providerProducts, providers, providerZones, stockAlerts, users, type notices } from '../../database/schema';
import type { AppContext } from '../appContext';
import type { Composed } from '../notices/orderUpdates/composeUpdate';
import { isSuppressed } from '../notices/suppressions';
import { alertMail } from './alertMail';
import { lockAlerts } from './settleAlerts';
import { alertUnsubscribeUrl } from './unsubscribeAlerts';

type Queued = Pick<typeof notices.$inferSelect, 'alertUserId' | 'alertSlug' | 'channel' | 'recipient'>;
type AlertRow = typeof stockAlerts.$inferSelect;

/** A dispensary that delivers to the ZIP code of an alert and has its variant. */
interface Seller {
  alertId: string;
  providerId: string;
  postalCode: string;
  name: string;
  licence: string;
}

interface Known {
  alert: AlertRow;
  variant: CarriedVariant;
}

/** Sizes that are back at one dispensary, for one ZIP code, in the order of the catalogue. */
interface Back {
  known: Known[];
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

/** Chooses the dispensary and ZIP code with the most sizes. The others are left to the next message. */
function chooseBack(known: Known[], sellers: Seller[]): Back | null {
  let most: Back | null = null;
  for (const seller of sellers) {
    const ids = sellers
      .filter(({ providerId, postalCode }) => providerId === seller.providerId && postalCode === seller.postalCode)
      .map(({ alertId }) => alertId);
    const here = known.filter(({ alert }) => ids.includes(alert.id));
    if (!most || here.length > most.known.length) most = { known: here, seller };
  }
  return most;
}

/**
 * Finds what is back of the product's due alerts. Those whose variant is sold out again wait again: the trigger makes them
 * due when there is stock. Those about variants that have left the catalogue are deleted.
 */
async function findBack({ database, variants }: AppContext, userId: string, slug: string): Promise<Back | null> {
  return retryTransaction(database, async (transaction) => {
    // Locked, so that stock that comes back meanwhile finds them waiting.
    await lockAlerts(transaction, userId);
    const alerts = await transaction
      .select()
      .from(stockAlerts)
      .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.slug, slug), eq(stockAlerts.state, 'due')));
    const known = variants.flatMap((variant) =>
      alerts
        .filter((alert) => alert.productVariantId === variant.productVariantId)
        .map((alert) => ({ alert, variant })),
    );
    const knownIds = known.map(({ alert }) => alert.id);
    const unknown = alerts.map(({ id }) => id).filter((id) => !knownIds.includes(id));
    if (unknown.length) await transaction.delete(stockAlerts).where(inArray(stockAlerts.id, unknown));
    if (!known.length) return null;
    const sellers = await findSellers(transaction, knownIds);
    const gone = knownIds.filter((id) => sellers.every(({ alertId }) => alertId !== id));
    if (gone.length)
      await transaction.update(stockAlerts).set({ state: 'waiting' }).where(inArray(stockAlerts.id, gone));
    return chooseBack(known, sellers);
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

/**
 * Writes the email that a product is back, for the sizes that one dispensary has. Null if it must not be sent anymore: the
 * product is sold out again, the alert was removed, or the address has changed, is not verified or refuses mail.
 */
export async function composeAlert(
  context: AppContext,
  queued: Queued,
): Promise<(Composed & { alertIds: string[] }) | null> {
  const { database, settings } = context;
  const { alertUserId: userId, alertSlug: slug, recipient: email } = queued;
  if (userId === null || slug === null) return null;
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (user?.email !== email || !user.emailVerified) return null;
  if (await isSuppressed(context, queued)) {
    await deleteDue(context, userId, slug);
    return null;
  }
  const back = await findBack(context, userId, slug);
  if (!back) return null;
  const { known, seller } = back;
  const [first] = known;
  const { localeId } = first!.alert;
  const unsubscribeUrl = alertUnsubscribeUrl(settings, { userId, email, localeId });
  const mail = {
    titles: known.map(({ variant }) => variant.title),
    path: productPath(first!.variant),
    provider: seller,
    postalCode: seller.postalCode,
    localeId,
  };
  return { ...alertMail(settings, mail, unsubscribeUrl), unsubscribeUrl, alertIds: known.map(({ alert }) => alert.id) };
}
