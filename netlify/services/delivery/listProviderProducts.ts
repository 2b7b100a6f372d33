import { asc, eq } from 'drizzle-orm';
import type { ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { fromCents } from '../../../src/domain/money/money';
import { providerProducts } from '../../database/providerTables';
import type { AppContext } from '../context/appContext';
import { createOilGramsLookup } from './oilGrams';
import { requireProvider } from './requireProvider';

export async function listProviderProducts(context: AppContext, providerId: string): Promise<ProviderProduct[]> {
  await requireProvider(context, providerId);
  const rows = await context.database
    .select({
      productVariantId: providerProducts.productVariantId,
      available: providerProducts.available,
      priceCents: providerProducts.priceCents,
      thcGrams: providerProducts.thcGrams,
      oilGrams: providerProducts.oilGrams,
    })
    .from(providerProducts)
    .where(eq(providerProducts.providerId, providerId))
    .orderBy(asc(providerProducts.productVariantId));
  const getOilGrams = createOilGramsLookup(context);
  return rows.map((row) => ({
    productVariantId: row.productVariantId,
    sizeIndex: context.sizeIndexes.get(row.productVariantId),
    availableQuantity: row.available,
    price: { amount: fromCents(row.priceCents), currencyCode: 'USD' },
    oilGrams: getOilGrams(row),
  }));
}
