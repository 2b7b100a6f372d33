import { productOffer, type ProductOffer } from '../../../domain/catalogue/productOffer';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { ProviderProduct } from '../../../domain/delivery/providerSchema';

export type Offers = ReadonlyMap<string, ProviderProduct>;

const offersKnown = new WeakMap<Offers, WeakMap<ProductSummary, ProductOffer>>();

/** A product's availability and price in a list. Returns the same object while the offers stay the same. */
export function offerOf(product: ProductSummary, offers: Offers): ProductOffer {
  const known = offersKnown.get(offers) ?? new WeakMap<ProductSummary, ProductOffer>();
  offersKnown.set(offers, known);
  const offer = known.get(product) ?? productOffer(product, offers);
  known.set(product, offer);
  return offer;
}
