import { productOffer, type ProductOffer } from '../../../domain/catalogue/productOffer';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { ProviderProduct } from '../../../domain/delivery/providerSchema';

export type Offers = ReadonlyMap<string, ProviderProduct>;

const offerCache = new WeakMap<Offers, WeakMap<ProductSummary, ProductOffer>>();

/** Cached, so that the same offers return the same object. */
export function getProductOffer(product: ProductSummary, offers: Offers): ProductOffer {
  const productOffers = offerCache.get(offers) ?? new WeakMap<ProductSummary, ProductOffer>();
  offerCache.set(offers, productOffers);
  const offer = productOffers.get(product) ?? productOffer(product, offers);
  productOffers.set(product, offer);
  return offer;
}
