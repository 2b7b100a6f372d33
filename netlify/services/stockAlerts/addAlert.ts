import type { ProblemCode } from '../../../src/domain/site/problemCodes';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { maxStockAlerts, type StockAlert, type StockAlertInput } from '../../../src/domain/account/stockAlertSchema';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { providerProducts, providerZones, stockAlerts, users } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import type { UserRow } from '../auth/readSession';
import { signedOut } from '../auth/refusals';
import { alertRule } from './alertRule';
import { presentAlert } from './presentAlert';

const refusal = (code: ProblemCode, detail: string) => new ServiceError({ code, status: 409, detail });

const unverified = () =>
  refusal('email_unverified', 'Verify an email address in your account first, so that we can write to you.');
const notDelivered = () => refusal('not_delivered', 'No dispensary delivers to this ZIP code yet.');
const inStock = () => refusal('in_stock', 'It’s back in stock already.');
const full = () => refusal('alerts_full', `You have ${maxStockAlerts} alerts. Remove one in your account first.`);

/** Locks the account, so that two devices keep to the limit together, and requires a verified email address. */
async function lockReader(transaction: Transaction, userId: string): Promise<UserRow> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw signedOut();
  if (!user.email || !user.emailVerified) throw unverified();
  return user;
}

/** Waits for pending changes of stock rows, because the trigger only finds committed alerts. A row that is being added is not seen. */
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
    .select({ count: count() })
    .from(stockAlerts)
    .where(
      and(
        eq(stockAlerts.userId, userId),
        ne(stockAlerts.state, 'told'),
        ne(stockAlerts.productVariantId, productVariantId),
      ),
    );
  if (others!.count >= maxStockAlerts) throw full();
}

/**
 * Adds an alert: one email when a variant is back at a dispensary that delivers to the ZIP code. Idempotent; another ZIP
 * code replaces the previous one. Throws a 404 for an unknown variant, and a 409 if it is in stock, if nobody delivers there,
 * or without a verified email address.
 */
export async function addAlert(context: AppContext, userId: string, asked: StockAlertInput): Promise<StockAlert> {
  await context.limits.consume(alertRule, userId);
  const variant = context.variants.find(({ productVariantId }) => productVariantId === asked.productVariantId);
  if (!variant)
    throw new ServiceError({ code: 'variant_unknown', status: 404, detail: 'We couldn’t find this product.' });
  const row = await retryTransaction(context.database, async (transaction) => {
    const reader = await lockReader(transaction, userId);
    await requireRoom(transaction, userId, asked.productVariantId);
    await requireNoStock(transaction, asked);
    const { productVariantId, postalCode, localeId = reader.localeId } = asked;
    const again = { postalCode, localeId, state: 'waiting' as const, createdAt: context.clock() };
    const [added] = await transaction
      .insert(stockAlerts)
      .values({ ...again, productVariantId, userId, slug: variant.slug })
      .onConflictDoUpdate({ target: [stockAlerts.userId, stockAlerts.productVariantId], set: again })
      .returning();
    return added!;
  });
  return presentAlert(context, row);
}
