import { Suspense, useCallback, useState } from 'react';
import { isFeatureOn } from '../../domain/region/features';
import { useWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useRegion } from '../../state/region';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { ProductGrid, type ProductGridProps } from './ProductGrid';
import type { OfferOfProduct } from './live/ShelfOffers';

const ShelfOffers = lazyNamed(() => import('./live/ShelfOffers'), 'ShelfOffers');

type ProductShelfProps = Pick<ProductGridProps, 'products' | 'isByRegion' | 'level'>;

/** A few products, at the prices of the dispensary for the shopper's address if there is one. */
export function ProductShelf({ products, ...rest }: ProductShelfProps) {
  const { locale } = useWords();
  const { code } = useRegion(locale.country);
  const hasPlace = useDeliveryPlace((state) => state.place !== null);
  const [offerOf, setOfferOf] = useState<OfferOfProduct | null>(null);
  const take = useCallback((next: OfferOfProduct | null) => setOfferOf(() => next), []);
  const hasOffers = hasPlace && isFeatureOn('expressDelivery', code);
  return (
    <>
      <ProductGrid {...rest} products={products} offerOf={(hasOffers && offerOf) || undefined} />
      {hasOffers && (
        <Suspense>
          <ShelfOffers onChange={take} />
        </Suspense>
      )}
    </>
  );
}
