import { useCallback } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { CardOffer } from '../cardWords';
import type { ListDelivery } from './listDelivery';
import { LiveOffers } from './LiveOffers';
import { offerOf, type Offers } from './offerOf';

export type OfferOfProduct = (product: ProductSummary) => CardOffer;

/** The offer for each card of a shelf. Returns the same object each time, so that memoized cards render once. */
function shelfOffers(offers: Offers): OfferOfProduct {
  const known = new WeakMap<ProductSummary, CardOffer>();
  return (product) => {
    const { state, price, isFrom } = offerOf(product, offers);
    const offer = known.get(product) ?? { state, price, isFrom, note: null };
    known.set(product, offer);
    return offer;
  };
}

interface ShelfOffersProps {
  onChange: (offerOf: OfferOfProduct | null) => void;
}

/** Fetches the stock of a shelf's products at the dispensary for the shopper's address; renders nothing. */
export function ShelfOffers({ onChange }: ShelfOffersProps) {
  const take = useCallback(({ offers }: ListDelivery) => onChange(offers && shelfOffers(offers)), [onChange]);
  return <LiveOffers onChange={take} />;
}
