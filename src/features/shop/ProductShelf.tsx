import { Suspense, useCallback, useState } from 'react';
import { isFeatureOn } from '../../domain/region/features';
import { useWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useRegion } from '../../state/region';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { ProductGrid, type ProductGridProps } from './ProductGrid';
import type { GetCardOffer } from './live/ShelfOffers';

const ShelfOffers = lazyNamed(() => import('./live/ShelfOffers'), 'ShelfOffers');

type ProductShelfProps = Pick<ProductGridProps, 'products' | 'isByRegion' | 'isForEveryone' | 'level'>;

/** Shows the prices of the dispensary for the shopper's address, or the suggested ones. */
export function ProductShelf({ products, ...rest }: ProductShelfProps) {
  const { locale } = useWords();
  const { code } = useRegion(locale.country);
  const hasPlace = useDeliveryPlace((state) => state.place !== null);
  const [getOffer, setGetOffer] = useState<GetCardOffer | null>(null);
  const updateOffers = useCallback((next: GetCardOffer | null) => setGetOffer(() => next), []);
  const hasOffers = hasPlace && isFeatureOn('expressDelivery', code);
  return (
    <>
      <ProductGrid {...rest} isShelf products={products} getOffer={(hasOffers && getOffer) || undefined} />
      {hasOffers && (
        <Suspense>
          <ShelfOffers onChange={updateOffers} />
        </Suspense>
      )}
    </>
  );
}
