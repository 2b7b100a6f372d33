import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';

export interface Count {
  productVariantId: string;
  availableQuantity: number;
  /** When the figure was correct. */
  asOf: Date;
  /** True to subtract the units of orders placed since `asOf`. */
  isDated: boolean;
  /** The product’s new `stock_count`. */
  stockCount: number;
}

interface Counts {
  providerId: string;
  counts: readonly Count[];
  now: Date;
}

const recordset = (counts: readonly Count[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    counts.map(({ asOf, ...count }) => ({ ...count, asOf: asOf.toISOString() })),
  )}::jsonb) AS counts("productVariantId" text, "availableQuantity" integer, "asOf" timestamptz, "stockCount" integer)`;

/** Links orders placed after a count to it, and returns how many units they use of each variant. */
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

/**
 * Sets how many units of each variant could be sold at the time of its count, in one statement each for orders and stock.
 * The caller has locked the products. Returns what is available now.
 */
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
