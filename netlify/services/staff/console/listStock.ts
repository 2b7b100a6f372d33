import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { fromCents } from '../../../../src/domain/money/money';
import type { StockList, StockProduct } from '../../../../src/domain/staff/stockSchema';
import type { Database, Transaction } from '../../../database/client';
import { providerProducts } from '../../../database/providerTables';
import { isProduct, productUnknown } from '../dispensary/providerProduct';

export type StockRow = typeof providerProducts.$inferSelect;

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const usd = (cents: number) => ({ amount: fromCents(cents), currencyCode: 'USD' });

const presentStockProduct = (row: StockRow): StockProduct => ({
  productVariantId: row.productVariantId,
  title: row.title,
  brand: row.brand,
  availableQuantity: row.available,
  price: usd(row.priceCents),
  thcGrams: row.thcGrams,
  countedAt: row.countedAt?.toISOString() ?? null,
});

interface StockFilter {
  providerId: string;
  search?: string;
  page: number;
  size: number;
}

export async function listStock(
  database: Database,
  { providerId, search = '', page, size }: StockFilter,
): Promise<StockList> {
  const words = search.trim().split(/\s+/).filter(Boolean);
  const where = and(
    eq(providerProducts.providerId, providerId),
    ...words.map((word) => {
      const part = `%${escapeLike(word)}%`;
      const { title, brand, productVariantId } = providerProducts;
      return or(ilike(title, part), ilike(brand, part), ilike(productVariantId, part));
    }),
  );
  const [all] = await database.select({ total: count() }).from(providerProducts).where(where);
  const rows = await database
    .select()
    .from(providerProducts)
    .where(where)
    .orderBy(asc(providerProducts.brand), asc(providerProducts.title), asc(providerProducts.productVariantId))
    .limit(size)
    .offset(page * size);
  return { products: rows.map(presentStockProduct), total: all?.total ?? 0 };
}

export async function readStockProduct(
  database: Database | Transaction,
  { providerId, productVariantId }: { providerId: string; productVariantId: string },
): Promise<StockProduct> {
  const [row] = await database.select().from(providerProducts).where(isProduct(providerId, productVariantId));
  if (!row) throw productUnknown(productVariantId);
  return presentStockProduct(row);
}
