import { eq } from 'drizzle-orm';
import type { PriceAlert, PriceAlertInput } from '../../../../src/domain/account/priceAlertSchema';
import { priceAlerts } from '../../../database/alertTables';
import type { Database, Transaction } from '../../../database/client';
import { retryTransaction } from '../../../database/retryTransaction';
import { providerZones } from '../../../database/providerTables';
import type { AppContext } from '../../context/appContext';
import { consumeChange } from '../../people/consumeChange';
import { requireReachable } from '../alertChannel';
import { lockUser, notDelivered } from '../changeAlerts';

export async function readPriceAlert(database: Database | Transaction, userId: string): Promise<PriceAlert> {
  const [row] = await database.select().from(priceAlerts).where(eq(priceAlerts.userId, userId));
  if (!row) return { email: false, push: false, postalCode: null };
  return { email: row.byEmail, push: row.byPush, postalCode: row.postalCode };
}

/** Idempotent. The first check follows at once and remembers today's prices. Throws a 404 or 409 if it is impossible. */
export async function changePriceAlert(
  context: AppContext,
  userId: string,
  { email, push, postalCode, localeId }: PriceAlertInput,
): Promise<PriceAlert> {
  await consumeChange(context, 'priceAlert', userId);
  return retryTransaction(context.database, async (transaction) => {
    const user = await lockUser(transaction, userId);
    const before = await readPriceAlert(transaction, userId);
    if (!email && !push) {
      await transaction.delete(priceAlerts).where(eq(priceAlerts.userId, userId));
      return readPriceAlert(transaction, userId);
    }
    if (email && !before.email) await requireReachable(context, transaction, { user, channel: 'email' });
    if (push && !before.push) await requireReachable(context, transaction, { user, channel: 'push' });
    // Turning a channel off stays possible where dispensaries have stopped delivering.
    const isMore = postalCode !== before.postalCode || (email && !before.email) || (push && !before.push);
    if (isMore && !(await transaction.$count(providerZones, eq(providerZones.postalCode, postalCode))))
      throw notDelivered();
    // Prices of another ZIP code are no news.
    if (before.postalCode !== postalCode) await transaction.delete(priceAlerts).where(eq(priceAlerts.userId, userId));
    const now = context.clock();
    const values = { postalCode, byEmail: email, byPush: push, localeId: localeId ?? user.localeId };
    await transaction
      .insert(priceAlerts)
      .values({ ...values, userId, createdAt: now, nextCheckAt: now })
      .onConflictDoUpdate({ target: priceAlerts.userId, set: values });
    return readPriceAlert(transaction, userId);
  });
}
