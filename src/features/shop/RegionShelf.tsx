import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { ListingView, PageContext } from '../../content/pages/pageContext';
import { defaultRegion } from '../../domain/region/regions';
import { reservedFor } from '../../domain/region/shownIn';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { ProductShelf } from './ProductShelf';

const LiveShelf = lazyNamed(() => import('./live/LiveShelf'), 'LiveShelf');

interface RegionShelfProps {
  listing: ListingView;
  routeId: PageContext['routeId'];
  /** How many products it shows. */
  limit: number;
}

/**
 * A shelf of products sold in the shopper's region. The static HTML contains the default region's products; the whole
 * catalogue is fetched only for other regions.
 */
export function RegionShelf({ listing, routeId, limit }: RegionShelfProps) {
  const { locale } = useWords();
  const { code: region } = useRegion(locale.country);
  const home = defaultRegion(locale.country).code;
  // Hidden in other regions, where it reserves the space for the fetched products.
  const placeholder = (
    <Contents {...reservedFor(home)}>
      <ProductShelf products={listing.products.slice(0, limit)} />
    </Contents>
  );
  if (region === home) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <LiveShelf fallback={placeholder} routeId={routeId} region={region} limit={limit} />
    </Suspense>
  );
}

/** Keeps its children in the page's own grid. */
const Contents = styled.div`
  display: contents;
`;
