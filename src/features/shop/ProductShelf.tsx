import { Suspense, useCallback, useState } from 'react';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { isFeatureOn } from '../../domain/region/features';
import { useLocale } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/deliveryPlace';
import { useRegion } from '../../state/region';
import { lazyNamed } from '../../ui/lazyNamed';
import { ProductGrid } from './ProductGrid';
import type { OfferOfProduct } from './ShelfOffers';

const ShelfOffers = lazyNamed(() => import('./ShelfOffers'), 'ShelfOffers');

/** A few products, at the prices of the dispensary for the shopper's address if there is one. */
export function ProductShelf({ products }: { products: readonly ProductSummary[] }) {
  const { locale } = useLocale();
  const { code } = useRegion(locale.country);
  const hasPlace = useDeliveryPlace((state) => state.place !== null);
  const [offerOf, setOfferOf] = useState<OfferOfProduct | null>(null);
  const take = useCallback((next: OfferOfProduct | null) => setOfferOf(() => next), []);
  const hasOffers = hasPlace && isFeatureOn('expressDelivery', code);
  return (
    <>
      <ProductGrid products={products} offerOf={(hasOffers && offerOf) || undefined} />
      {hasOffers && (
        <Suspense>
          <ShelfOffers onChange={take} />
        </Suspense>
      )}
    </>
  );
}
