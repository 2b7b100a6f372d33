import { asc, eq } from 'drizzle-orm';
import type { ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { fromCents } from '../../../src/domain/money';
import { providerProducts, providers } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';

/** S7-22: what a provider carries, sold-out variants included; an unknown provider is a 404. */
export async function listProviderProducts({ database }: AppContext, providerId: string): Promise<ProviderProduct[]> {
  const [provider] = await database.select({ id: providers.id }).from(providers).where(eq(providers.id, providerId));
  if (!provider)
    throw new ServiceError({ code: 'provider_unknown', status: 404, detail: 'We do not know this dispensary.' });
  const rows = await database
    .select({
      productVariantId: providerProducts.productVariantId,
      available: providerProducts.available,
      priceCents: providerProducts.priceCents,
    })
    .from(providerProducts)
    .where(eq(providerProducts.providerId, providerId))
    .orderBy(asc(providerProducts.productVariantId));
  return rows.map(({ productVariantId, available, priceCents }) => ({
    productVariantId,
    availableQuantity: available,
    price: { amount: fromCents(priceCents), currencyCode: 'USD' },
  }));
}
