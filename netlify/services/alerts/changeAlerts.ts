import type { ProblemCode } from '../../../src/domain/api/problemCodes';
import { and, countDistinct, eq, ne, sql } from 'drizzle-orm';
import { maxStockAlerts, type StockAlert, type StockAlertInput } from '../../../src/domain/account/stockAlertSchema';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { providerProducts, providerZones } from '../../database/providerTables';
import { stockAlerts } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../context/appContext';
import { unauthenticated } from '../people/authErrors';
import { consumeChange } from '../people/consumeChange';
import type { UserRow } from '../people/readSession';
import { requireReachable } from './alertChannel';
import { presentAlert } from './listAlerts';

const conflict = (code: ProblemCode, detail: string) => new ServiceError({ code, detail });

export const notDelivered = () => conflict('not_delivered', 'No dispensary delivers to this ZIP code yet.');
const inStock = () => conflict('in_stock', 'It’s back in stock already.');
const alertsFull = () =>
  conflict('alerts_full', `You have ${maxStockAlerts} alerts. Remove one in your account first.`);

/** Serializes an account's devices, so that together they respect the limit. */
export async function lockUser(transaction: Transaction, userId: string): Promise<UserRow> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw unauthenticated();
  return user;
}

/** Waits for pending stock changes, because the trigger only finds committed alerts. */
async function requireNoStock(
  transaction: Transaction,
  { productVariantId, postalCode }: StockAlertInput,
): Promise<void> {
  const delivering = await transaction
    .select({ providerId: providerZones.providerId })
    .from(providerZones)
    .where(eq(providerZones.postalCode, postalCode));
  if (!delivering.length) throw notDelivered();
  const rows = await transaction
    .select({ available: providerProducts.available })
    .from(providerProducts)
    .where(
      and(
        eq(providerProducts.productVariantId, productVariantId),
        sql`${providerProducts.providerId} = any(${sql.param(delivering.map(({ providerId }) => providerId))}::text[])`,
      ),
    )
    .for('share');
  if (rows.some(({ available }) => available > 0)) throw inStock();
}

async function requireRoom(transaction: Transaction, userId: string, productVariantId: string): Promise<void> {
  const [others] = await transaction
    .select({ count: countDistinct(stockAlerts.productVariantId) })
    .from(stockAlerts)
    .where(
      and(
        eq(stockAlerts.userId, userId),
        ne(stockAlerts.state, 'told'),
        ne(stockAlerts.productVariantId, productVariantId),
      ),
    );
  if (others!.count >= maxStockAlerts) throw alertsFull();
}

/** Idempotent; another ZIP code replaces the previous one of the channel. Throws a 404 or 409 if the alert is impossible. */
export async function addAlert(context: AppContext, userId: string, input: StockAlertInput): Promise<StockAlert> {
  await consumeChange(context, 'stockAlert', userId);
  const variant = context.variants.find(({ productVariantId }) => productVariantId === input.productVariantId);
  if (!variant) throw new ServiceError({ code: 'variant_unknown', detail: 'We couldn’t find this product.' });
  const row = await retryTransaction(context.database, async (transaction) => {
    const user = await lockUser(transaction, userId);
    // Never a text message that nobody asked for: it needs consent.
    const { channel = 'email' } = input;
    await requireReachable(context, transaction, { user, channel });
    await requireRoom(transaction, userId, input.productVariantId);
    await requireNoStock(transaction, input);
    const { productVariantId, postalCode, localeId = user.localeId } = input;
    const values = { postalCode, localeId, state: 'waiting' as const, createdAt: context.clock() };
    const [added] = await transaction
      .insert(stockAlerts)
      .values({ ...values, productVariantId, channel, userId, slug: variant.slug })
      .onConflictDoUpdate({
        target: [stockAlerts.userId, stockAlerts.productVariantId, stockAlerts.channel],
        set: values,
      })
      .returning();
    return added!;
  });
  return presentAlert(context, row);
}

/** Keeps the row if a message was sent, because the row limits messages to one a day. */
export async function removeAlert(context: AppContext, alert: { userId: string; id: string }): Promise<void> {
  await consumeChange(context, 'stockAlert', alert.userId);
  const isOwned = and(eq(stockAlerts.id, alert.id), eq(stockAlerts.userId, alert.userId));
  await context.database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(stockAlerts).where(isOwned).for('update');
    if (!row || row.state === 'told')
      throw new ServiceError({ code: 'alert_unknown', detail: 'You don’t have this alert anymore.' });
    if (row.toldAt) await transaction.update(stockAlerts).set({ state: 'told' }).where(isOwned);
    else await transaction.delete(stockAlerts).where(isOwned);
  });
}
