import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { ListingView, PageContext } from '../../content/pageContext';
import { defaultRegion } from '../../domain/region/regions';
import { heldFor } from '../../domain/region/shownIn';
import { useLocale } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Text } from '../../ui/Text';
import { MoreButton } from './MoreButton';
import { ProductGrid } from './ProductGrid';

const LiveListing = lazy(() => import('./LiveListing').then(({ LiveListing: component }) => ({ default: component })));

interface ListingProps {
  listing: ListingView;
  routeId: PageContext['routeId'];
  /** A shelf of so many products, without count or more. */
  limit?: number;
}

/**
 * The products of a list that the shopper's region sells. The page's own HTML has the first screen of the default
 * region; the whole catalogue is fetched only for another region, or when more is wanted.
 */
export function Listing({ listing, routeId, limit }: ListingProps) {
  const { locale, plural } = useLocale();
  const region = useRegion(locale.country);
  const [wantsMore, setWantsMore] = useState(false);
  const { products, total } = listing;
  const isDefault = region.code === defaultRegion(locale.country).code;
  // Elsewhere than in its own region it is held back, and keeps the place of what is fetched.
  const first = (
    <Held {...heldFor(defaultRegion(locale.country).code)}>
      {!limit && (
        <Text tone="muted" role="status">
          {plural('list.count', total)}
        </Text>
      )}
      <ProductGrid products={products.slice(0, limit)} eager={limit ? 0 : 4} />
      {!limit && total > products.length && (
        <MoreButton shown={products.length} total={total} onMore={() => setWantsMore(true)} />
      )}
    </Held>
  );
  if (isDefault && !wantsMore) return first;
  return (
    <Suspense fallback={first}>
      <LiveListing
        key={region.code}
        waiting={first}
        routeId={routeId}
        region={region.code}
        limit={limit}
        isMore={wantsMore && isDefault}
      />
    </Suspense>
  );
}

/** Its children stand in the page's own grid. */
const Held = styled.div`
  display: contents;
`;
