import { and, eq, type SQL } from 'drizzle-orm';
import { providerProducts } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';

export const productUnknown = (productVariantId: string) =>
  new ServiceError({ code: 'product_unknown', detail: `The provider carries no variant ${productVariantId}.` });

export const isProduct = (providerId: string, productVariantId: string): SQL | undefined =>
  and(eq(providerProducts.providerId, providerId), eq(providerProducts.productVariantId, productVariantId));
