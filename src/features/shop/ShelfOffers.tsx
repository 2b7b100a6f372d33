import { useCallback } from 'react';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { CardOffer } from './cardWords';
import type { ListDelivery } from './listDelivery';
import { LiveOffers } from './LiveOffers';
import { offerOf, type Offers } from './offerOf';

export type OfferOfProduct = (product: ProductSummary) => CardOffer;

/** What each card of a shelf says; the same object each time, so that a card is drawn once. */
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

/** Asks what the dispensary of the shopper's address has of a shelf's products; draws nothing itself. */
export function ShelfOffers({ onChange }: ShelfOffersProps) {
  const take = useCallback(({ offers }: ListDelivery) => onChange(offers && shelfOffers(offers)), [onChange]);
  return <LiveOffers onChange={take} />;
}
