import type { Transaction } from '../../../database/client';
import { providerProducts } from '../../../database/providerTables';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { applyCounts } from './applyCounts';
import type { DispensaryMessage } from './dispensaryMessage';
import { isProduct, productUnknown } from './providerProduct';

type StockData = Extract<DispensaryMessage, { type: 'stock.update' }>['data'];

interface Update {
  providerId: string;
  data: Pick<StockData, 'productVariantId' | 'availableQuantity'>;
  asOf: Date | null;
  by: Actor;
  now: Date;
}

/** Subtracts units ordered since the count. Earlier orders are already included in it. */
export async function updateStock(transaction: Transaction, { providerId, data, asOf, by, now }: Update) {
  const { productVariantId, availableQuantity } = data;
  const where = isProduct(providerId, productVariantId);
  const [product] = await transaction.select().from(providerProducts).where(where).for('update');
  if (!product) throw productUnknown(productVariantId);
  if (asOf && product.countedAt && asOf < product.countedAt) return { stale: true };
  const stockCount = product.stockCount + 1;
  const counts = [{ productVariantId, availableQuantity, asOf: asOf ?? now, isDated: asOf !== null, stockCount }];
  const available = (await applyCounts(transaction, { providerId, counts, now })).get(productVariantId)!;
  await appendAudit(transaction, {
    actor: by,
    providerId,
    action: 'stock.set',
    subject: productVariantId,
    detail: { from: product.available, to: available, ...(asOf && { asOf: asOf.toISOString() }) },
    now,
  });
  return {};
}
