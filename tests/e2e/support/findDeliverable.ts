import type { APIRequestContext } from '@playwright/test';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import type { DeliveryProvider, ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { readPageContext } from './shopper';
import { findPlace } from './storage';

/** Finds one of a list's first products whose price reaches the order minimum in California. */
export async function findDeliverable(
  request: APIRequestContext,
  list: string,
  address: string,
): Promise<ProductSummary> {
  const { placeId } = await findPlace(request, address);
  const read = async <T>(path: string, params: Record<string, string>) =>
    (await (await request.get(`/.netlify/functions/${path}`, { params })).json()) as T;
  const [provider] = await read<DeliveryProvider[]>('delivery-available-providers', { placeId, orderType: 'delivery' });
  const offers = await read<ProviderProduct[]>('delivery-provider-products', { providerId: provider!.id });
  const { listing } = await readPageContext(request, list);
  const priceOf = (id: string) =>
    offers.find(({ productVariantId, availableQuantity }) => productVariantId === id && availableQuantity > 2)?.price
      .amount ?? 0;
  return listing!.products.findLast(
    ({ variants, regions }) => regions.includes('CA') && priceOf(variants[0]!.id) >= provider!.deliveryTotalMinimum,
  )!;
}
