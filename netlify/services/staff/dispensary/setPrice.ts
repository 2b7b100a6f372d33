import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { providerProducts } from '../../../database/providerTables';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { isProduct, productUnknown } from './providerProduct';

interface NewPrices {
  providerId: string;
  prices: readonly { productVariantId: string; priceCents: number; asOf: Date }[];
  now: Date;
}

/** The caller must have locked the products. */
export async function applyPrices(transaction: Transaction, { providerId, prices, now }: NewPrices): Promise<void> {
  if (!prices.length) return;
  await transaction.execute(sql`
    UPDATE provider_products SET price_cents = prices."priceCents", priced_at = prices."asOf",
      updated_at = ${now.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) AS prices("productVariantId" text, "priceCents" integer, "asOf" timestamptz)
    WHERE provider_id = ${providerId} AND product_variant_id = prices."productVariantId"`);
}

interface NewPrice {
  providerId: string;
  productVariantId: string;
  priceCents: number;
  /** The time at which the price takes effect. Null means now. */
  asOf: Date | null;
  by: Actor;
  now: Date;
}

/** Existing orders keep their price. Ignores a price older than the current one. */
export async function setPrice(
  transaction: Transaction,
  { providerId, productVariantId, priceCents, asOf, by, now }: NewPrice,
): Promise<{ stale?: true }> {
  const where = isProduct(providerId, productVariantId);
  const [before] = await transaction.select().from(providerProducts).where(where).for('update');
  if (!before) throw productUnknown(productVariantId);
  if (asOf && before.pricedAt && asOf < before.pricedAt) return { stale: true };
  await applyPrices(transaction, { providerId, prices: [{ productVariantId, priceCents, asOf: asOf ?? now }], now });
  await appendAudit(transaction, {
    actor: by,
    providerId,
    action: 'price.set',
    subject: productVariantId,
    detail: { from: before.priceCents, to: priceCents, ...(asOf && { asOf: asOf.toISOString() }) },
    now,
  });
  return {};
}
