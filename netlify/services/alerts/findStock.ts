import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { providerProducts, providers, providerZones } from '../../database/providerTables';

/** A variant in stock at a dispensary that delivers to a ZIP code. */
export interface NearbyStock {
  productVariantId: string;
  postalCode: string;
  priceCents: number;
  timezone: string;
  provider: { id: string; name: string; licence: string };
}

/** Sorted by the dispensaries' order. */
export async function findStock(
  transaction: Transaction,
  { productVariantIds, postalCodes }: { productVariantIds: string[]; postalCodes: string[] },
): Promise<NearbyStock[]> {
  if (!productVariantIds.length) return [];
  const { id, name, licence, timezone } = providers;
  return transaction
    .select({
      productVariantId: providerProducts.productVariantId,
      postalCode: providerZones.postalCode,
      priceCents: providerProducts.priceCents,
      timezone,
      provider: { id, name, licence },
    })
    .from(providerProducts)
    .innerJoin(providers, eq(id, providerProducts.providerId))
    .innerJoin(providerZones, eq(providerZones.providerId, id))
    .where(
      and(
        inArray(providerProducts.productVariantId, productVariantIds),
        inArray(providerZones.postalCode, postalCodes),
        gt(providerProducts.available, 0),
      ),
    )
    .orderBy(asc(providers.sort), asc(id), asc(providerZones.postalCode), asc(providerProducts.productVariantId));
}
