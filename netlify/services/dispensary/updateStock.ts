import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { orderItems, orders, providerProducts } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { DispensaryMessage } from './dispensaryMessage';
import { productUnknown } from './productUnknown';

type StockData = Extract<DispensaryMessage, { type: 'stock.update' }>['data'];

interface Update {
  providerId: string;
  data: StockData;
  now: Date;
}

const clockSkewMs = 5 * 60_000;

function refuseFuture(asOf: Date, now: Date): void {
  if (asOf.getTime() <= now.getTime() + clockSkewMs) return;
  const message = 'expected a time that has passed';
  throw new ServiceError({
    code: 'not_valid',
    status: 422,
    detail: 'Some of what was sent isn’t valid.',
    errors: [{ path: 'data.asOf', message }],
  });
}

interface Count {
  providerId: string;
  productVariantId: string;
  asOf: Date;
  stockCount: number;
}

/** Links orders placed after the count to it, and returns how many units they use. */
async function takeLaterOrders(transaction: Transaction, count: Count): Promise<number> {
  const later = transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.providerId, count.providerId),
        gt(orders.placedAt, count.asOf),
        notInArray(orders.status, ['DECLINED', 'CANCELLED']),
      ),
    );
  const taken = await transaction
    .update(orderItems)
    .set({ stockCount: count.stockCount })
    .where(and(eq(orderItems.productVariantId, count.productVariantId), sql`${orderItems.orderId} in ${later}`))
    .returning({ quantity: orderItems.quantity });
  return taken.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Sets how many units of a variant could be sold at the time of the count: `asOf`, or now. Units of orders placed since are
 * subtracted from the figure. Units of earlier orders are not added back when those orders end, because the count already
 * accounts for them. Ignores a count older than the last one.
 */
export async function updateStock(transaction: Transaction, { providerId, data, now }: Update) {
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
  const count = { providerId, productVariantId, asOf, stockCount };
  const sold = data.asOf === undefined ? 0 : await takeLaterOrders(transaction, count);
  const available = Math.max(0, availableQuantity - sold);
  await transaction
    .update(providerProducts)
    .set({ available, stockCount, countedAt: asOf, updatedAt: now })
    .where(isProduct);
  return {};
}
