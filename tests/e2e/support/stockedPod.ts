import type { Page } from '@playwright/test';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import type { DeliveryProvider, ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { losAngelesAddress } from './placeOrder';
import { findPlace } from './storage';

/** Searches from the end of the catalogue, because other journeys buy from its beginning. */
export async function stockedPod(page: Page, isWanted = (stock: number) => stock > 8): Promise<ProductSummary> {
  const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  const { placeId } = await findPlace(page.request, losAngelesAddress);
  const read = async <T>(path: string, params: Record<string, string>) =>
    (await (await page.request.get(`/.netlify/functions/${path}`, { params })).json()) as T;
  const [provider] = await read<DeliveryProvider[]>('delivery-available-providers', { placeId, orderType: 'delivery' });
  const offers = await read<ProviderProduct[]>('delivery-provider-products', { providerId: provider!.id });
  const stocked = new Set(
    offers
      .filter(({ availableQuantity }) => isWanted(availableQuantity))
      .map(({ productVariantId }) => productVariantId),
  );
  return catalogue.findLast(({ productType, variants }) => productType === 'oil' && stocked.has(variants[0]!.id))!;
}
