import { useCallback } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { CardOffer } from '../cardText';
import type { ListDelivery } from './listDelivery';
import { LiveOffers } from './LiveOffers';
import { getProductOffer, type Offers } from './getProductOffer';

export type GetCardOffer = (product: ProductSummary) => CardOffer;

/** The offer for each card of a shelf. Returns the same object each time, so that memoized cards render once. */
function shelfOffers(offers: Offers): GetCardOffer {
  const cache = new WeakMap<ProductSummary, CardOffer>();
  return (product) => {
    const { state, price, isFrom } = getProductOffer(product, offers);
    const offer = cache.get(product) ?? { state, price, isFrom, note: null };
    cache.set(product, offer);
    return offer;
  };
}

interface ShelfOffersProps {
  onChange: (getOffer: GetCardOffer | null) => void;
}

/** Fetches the stock of a shelf's products at the dispensary for the shopper's address; renders nothing. */
export function ShelfOffers({ onChange }: ShelfOffersProps) {
  const handleDelivery = useCallback(({ offers }: ListDelivery) => onChange(offers && shelfOffers(offers)), [onChange]);
  return <LiveOffers onChange={handleDelivery} />;
}
