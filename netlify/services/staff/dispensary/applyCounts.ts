import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';

export interface StockCount {
  productVariantId: string;
  availableQuantity: number;
  asOf: Date;
  /** True to subtract units ordered since `asOf`. */
  isDated: boolean;
  stockCount: number;
}

interface Counts {
  providerId: string;
  counts: readonly StockCount[];
  now: Date;
}

const recordset = (counts: readonly StockCount[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    counts.map(({ asOf, ...count }) => ({ ...count, asOf: asOf.toISOString() })),
  )}::jsonb) AS counts("productVariantId" text, "availableQuantity" integer, "asOf" timestamptz, "stockCount" integer)`;

/** Assigns orders placed after a count to it. Returns their units per variant. */
async function relinkLaterOrders(
  transaction: Transaction,
  { providerId, counts }: Counts,
): Promise<Map<string, number>> {
  const dated = counts.filter(({ isDated }) => isDated);
  const quantities = new Map<string, number>();
  if (!dated.length) return quantities;
  const { rows } = await transaction.execute<{ id: string; quantity: number }>(sql`
    UPDATE order_items SET stock_count = counts."stockCount"
    FROM orders, ${recordset(dated)}
    WHERE orders.id = order_items.order_id AND orders.provider_id = ${providerId}
      AND orders.placed_at > counts."asOf" AND orders.status NOT IN ('DECLINED', 'CANCELLED')
      AND order_items.product_variant_id = counts."productVariantId"
    RETURNING order_items.product_variant_id AS id, order_items.quantity AS quantity`);
  for (const { id, quantity } of rows) quantities.set(id, (quantities.get(id) ?? 0) + Number(quantity));
  return quantities;
}

/** The caller must have locked the products. Returns the available units per variant. */
export async function applyCounts(
  transaction: Transaction,
  { providerId, counts, now }: Counts,
): Promise<Map<string, number>> {
  if (!counts.length) return new Map();
  const sold = await relinkLaterOrders(transaction, { providerId, counts, now });
  const remaining = counts.map((count) => ({
    ...count,
    availableQuantity: Math.max(0, count.availableQuantity - (sold.get(count.productVariantId) ?? 0)),
  }));
  await transaction.execute(sql`
    UPDATE provider_products SET available = counts."availableQuantity", stock_count = counts."stockCount",
      counted_at = counts."asOf", updated_at = ${now.toISOString()}::timestamptz
    FROM ${recordset(remaining)}
    WHERE provider_id = ${providerId} AND product_variant_id = counts."productVariantId"`);
  return new Map(remaining.map(({ productVariantId, availableQuantity }) => [productVariantId, availableQuantity]));
}
