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
  limit: number;
}

/** The static HTML contains the default region's products. Only other regions fetch the catalogue. */
export function RegionShelf({ listing, routeId, limit }: RegionShelfProps) {
  const { locale } = useWords();
  const { code: region } = useRegion(locale.country);
  const home = defaultRegion(locale.country).code;
  // In other regions this is invisible and reserves the space for the fetched products.
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

/** No box of its own, so that its children stay in the page's grid. */
const Contents = styled.div`
  display: contents;
`;
