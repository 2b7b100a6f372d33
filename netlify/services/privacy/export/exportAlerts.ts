import { asc, eq } from 'drizzle-orm';
import type { AccountData } from '../../../../src/domain/privacy/accountDataSchema';
import { priceAlerts, stockAlerts, watchedPrices } from '../../../database/alertTables';
import type { Transaction } from '../../../database/client';

async function exportPriceAlert(transaction: Transaction, userId: string): Promise<AccountData['priceAlert']> {
  const [alert] = await transaction.select().from(priceAlerts).where(eq(priceAlerts.userId, userId));
  if (!alert) return null;
  const prices = await transaction
    .select()
    .from(watchedPrices)
    .where(eq(watchedPrices.userId, userId))
    .orderBy(asc(watchedPrices.productVariantId));
  const { postalCode, localeId, byEmail, byPush, createdAt } = alert;
  return {
    postalCode,
    localeId,
    email: byEmail,
    push: byPush,
    createdAt: createdAt.toISOString(),
    prices: prices.map(({ productVariantId, priceCents, seenAt }) => ({
      productVariantId,
      price: { amount: priceCents / 100, currencyCode: 'USD' },
      seenAt: seenAt.toISOString(),
    })),
  };
}

export async function exportAlerts(
  transaction: Transaction,
  userId: string,
): Promise<Pick<AccountData, 'stockAlerts' | 'priceAlert'>> {
  const rows = await transaction
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id));
  return {
    stockAlerts: rows.map(({ productVariantId, postalCode, channel, localeId, createdAt, toldAt }) => ({
      productVariantId,
      postalCode,
      channel,
      localeId,
      createdAt: createdAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    })),
    priceAlert: await exportPriceAlert(transaction, userId),
  };
}
