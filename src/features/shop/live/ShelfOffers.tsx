import { useCallback } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { CardOffer } from '../cardText';
import type { ListDelivery } from './listDelivery';
import { LiveOffers } from './LiveOffers';
import { getProductOffer, type Offers } from './getProductOffer';

export type GetCardOffer = (product: ProductSummary) => CardOffer;

/** Returns the same object per product, so that memoized cards don't rerender. */
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

/** Reports the offers of a shelf's products at the shopper's dispensary; renders nothing. */
export function ShelfOffers({ onChange }: ShelfOffersProps) {
  const handleDelivery = useCallback(({ offers }: ListDelivery) => onChange(offers && shelfOffers(offers)), [onChange]);
  return <LiveOffers onChange={handleDelivery} />;
}
