import { and, eq, type SQL } from 'drizzle-orm';
import { providerProducts } from '../../database/schema';

export const isProduct = (providerId: string, productVariantId: string): SQL | undefined =>
  and(eq(providerProducts.providerId, providerId), eq(providerProducts.productVariantId, productVariantId));
