import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { ListingView, PageContext } from '../../content/pageContext';
import { defaultRegion } from '../../domain/region/regions';
import { heldFor } from '../../domain/region/shownIn';
import { useLocale } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { lazyNamed } from '../../ui/lazyNamed';
import { ProductShelf } from './ProductShelf';

const LiveShelf = lazyNamed(() => import('./LiveShelf'), 'LiveShelf');

interface ListingProps {
  listing: ListingView;
  routeId: PageContext['routeId'];
  /** How many products it shows. */
  limit: number;
}

/**
 * A shelf of the products that the shopper's region sells. The page's own HTML has those of the default region; the whole
 * catalogue is fetched only for another one.
 */
export function Listing({ listing, routeId, limit }: ListingProps) {
  const { locale } = useLocale();
  const { code: region } = useRegion(locale.country);
  const home = defaultRegion(locale.country).code;
  // Elsewhere than in its own region it is held back, and keeps the place of what is fetched.
  const first = (
    <Held {...heldFor(home)}>
      <ProductShelf products={listing.products.slice(0, limit)} />
    </Held>
  );
  if (region === home) return first;
  return (
    <Suspense fallback={first}>
      <LiveShelf waiting={first} routeId={routeId} region={region} limit={limit} />
    </Suspense>
  );
}

/** Its children stand in the page's own grid. */
const Held = styled.div`
  display: contents;
`;
