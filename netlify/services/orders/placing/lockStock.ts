import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { prepareQuery } from '../../../database/prepareQuery';
import { providerProducts } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import { fromCents, toCents } from '../../../../src/domain/money/money';
import type { OrderChanges } from '../../../../src/domain/order/orderSchema';
import type { PlacedOrder } from './placedOrder';

type Product = typeof providerProducts.$inferSelect;
export type OrderLine = PlacedOrder['items'][number] & { product: Product };

interface LockedStock {
  lines: OrderLine[];
  changed: OrderChanges['items'];
}

const lockProducts = prepareQuery((database) =>
  database
    .select()
    .from(providerProducts)
    .where(
      and(
        eq(providerProducts.providerId, sql.placeholder('providerId')),
        sql`${providerProducts.productVariantId} = any(${sql.placeholder('variants')}::text[])`,
      ),
    )
    .orderBy(asc(providerProducts.productVariantId))
    .for('update'),
);

/** Locks products in a fixed order to avoid deadlocks, and compares them with what the shopper saw. */
export async function lockStock(transaction: Transaction, { providerId, items }: PlacedOrder): Promise<LockedStock> {
  const variants = items.map((item) => item.productVariantId);
  const rows = await lockProducts(transaction, { providerId, variants });
  const products = new Map(rows.map((row) => [row.productVariantId, row]));
  const lines: OrderLine[] = [];
  const changed: OrderChanges['items'] = [];
  for (const item of items) {
    const product = products.get(item.productVariantId);
    if (product && product.priceCents === toCents(item.price) && product.available >= item.quantity) {
      lines.push({ ...item, product });
      continue;
    }
    changed.push({
      productVariantId: item.productVariantId,
      price: product ? { amount: fromCents(product.priceCents), currencyCode: 'USD' } : null,
      availableQuantity: product?.available ?? 0,
    });
  }
  return { lines, changed };
}

function changeDetail({ items, isSlotGone }: OrderChanges, order: PlacedOrder): string {
  if (isSlotGone && items.length === 0)
    return 'Sorry, you just missed this delivery window, please select another time.';
  const [only] = items;
  const requested = order.items.find((item) => item.productVariantId === only?.productVariantId);
  const isOnlyStock = items.length === 1 && !isSlotGone && only?.price?.amount === requested?.price;
  if (!isOnlyStock) return 'Some of your order has changed. Please check it before you place it again.';
  return only!.availableQuantity === 0
    ? 'An item in your order just sold out. Please check your order before you place it again.'
    : `The delivery dispensary only has ${only!.availableQuantity} items in stock.`;
}

/** A 409 with the new values, so that the checkout can show what changed. */
export const orderChanged = (changes: OrderChanges, order: PlacedOrder) =>
  new ServiceError({ code: 'order_changed', detail: changeDetail(changes, order), changes });
