import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { providerProducts } from '../../database/schema';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { applyCounts } from './applyCounts';
import type { DispensaryMessage } from './dispensaryMessage';
import { messageInvalid } from './messageInvalid';
import { productUnknown } from './productUnknown';

type StockData = Extract<DispensaryMessage, { type: 'stock.update' }>['data'];

interface Update {
  providerId: string;
  data: StockData;
  by: Actor;
  now: Date;
}

const clockSkewMs = 5 * 60_000;

function refuseFuture(asOf: Date, now: Date): void {
  if (asOf.getTime() <= now.getTime() + clockSkewMs) return;
  throw messageInvalid([{ path: 'data.asOf', message: 'expected a time that has passed' }]);
}

/**
 * Sets how many units of a variant could be sold at the time of the count: `asOf`, or now. Units of orders placed since are
 * subtracted from the figure. Units of earlier orders are not added back when those orders end, because the count already
 * accounts for them. Ignores a count older than the last one.
 */
export async function updateStock(transaction: Transaction, { providerId, data, by, now }: Update) {
  const { productVariantId, availableQuantity } = data;
  const asOf = data.asOf === undefined ? now : new Date(data.asOf);
  refuseFuture(asOf, now);
  const isProduct = and(
    eq(providerProducts.providerId, providerId),
    eq(providerProducts.productVariantId, productVariantId),
  );
  const [product] = await transaction.select().from(providerProducts).where(isProduct).for('update');
  if (!product) throw productUnknown(productVariantId);
  if (data.asOf !== undefined && product.countedAt && asOf < product.countedAt) return { stale: true };
  const stockCount = product.stockCount + 1;
  const isDated = data.asOf !== undefined;
  const counts = [{ productVariantId, availableQuantity, asOf, isDated, stockCount }];
  const available = (await applyCounts(transaction, { providerId, counts, now })).get(productVariantId)!;
  await appendAudit(transaction, {
    actor: by,
    providerId,
    action: 'stock.set',
    subject: productVariantId,
    detail: { from: product.available, to: available },
    now,
  });
  return {};
}
