import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ListingView, PageContext } from '../../content/pages/pageContext';
import { facetsInRow } from '../../domain/catalogue/list/listing';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { routePath, type RouteId } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { Text } from '../../ui/text/Text';
import { motion, space } from '../../ui/theme/tokens';
import { ListControls } from './filters/ListControls';
import { ListEnd } from './ListEnd';
import { ListFailure } from './ListFailure';
import { useShared, type ListState } from './listState';
import { ProductGrid } from './ProductGrid';
import { useProductList, type ProductList } from './useProductList';

interface ProductListingProps {
  listing: ListingView;
  routeId: PageContext['routeId'];
}

/**
 * A list of the products sold in the shopper's region, with its whole query in the URL. The static HTML contains the
 * first screen of the default region; the whole catalogue is fetched when more is needed.
 */
export function ProductListing({ listing, routeId }: ProductListingProps) {
  const { locale, plural } = useWords('shop');
  const list = useProductList({ listing, routeId });
  const state = useShared(list);
  const status = useRef<HTMLDivElement>(null);
  const { parts, hasAddress, delivery, held, total, isFailed, isBusy } = list;
  return (
    <Root>
      {!listing.lines && <ListControls state={state} facets={facetsInRow(routeId, locale.country)} />}
      <Status ref={status} tabIndex={-1}>
        <Text tone="muted" role="status" {...held}>
          {plural('list.count', total)}
        </Text>
        {parts && <parts.ActiveFilters list={list} line={status} />}
        {parts && delivery?.provider && <parts.DeliveredBy provider={delivery.provider} />}
      </Status>
      {parts && hasAddress && <parts.LiveOffers onChange={list.setDelivery} />}
      {isFailed && isBusy ? (
        <ListFailure onRetry={list.retry} />
      ) : (
        <Found list={list} state={state} listing={listing} routeId={routeId} />
      )}
    </Root>
  );
}

const startsAlike = (products: readonly ProductSummary[], first: readonly ProductSummary[]) =>
  first.every(({ slug }, at) => products[at]?.slug === slug);

/** The results as a grid or as rows, or a message if there are none. */
function Found({ list, state, listing, routeId }: { list: ProductList; state: ListState } & ProductListingProps) {
  const { t } = useWords('shop');
  const { parts, found, products, total, settled, offerOf, held } = list;
  if (total === 0)
    return found && parts ? (
      <parts.NoResults list={list} />
    ) : (
      <Text tone="muted" {...held}>
        {t('list.emptyRegion')}
      </Text>
    );
  // A list that starts with the same products keeps its elements. Another list, or one below a note, remounts, because
  // moving elements would count as a layout shift.
  const hasNotes = list.unknown.length > 0 || list.isCut || list.lacksAddress || settled.stock;
  const key = startsAlike(products, listing.products) && !hasNotes ? 'first' : 'own';
  // Only a phone's first row: the next one is barely visible and would compete for bandwidth.
  const eager = found ? 0 : 2;
  return (
    <>
      {found && parts && <parts.ListNotes list={list} />}
      <Held {...held}>
        <Products aria-busy={list.isOld || undefined}>
          {found && parts && settled.view === 'list' ? (
            <parts.ProductRows products={products} offerOf={offerOf} />
          ) : (
            <ProductGrid
              key={key}
              level={2}
              products={products}
              eager={eager}
              offerOf={offerOf}
              lines={listing.lines}
            />
          )}
        </Products>
        {total > products.length && <ListEnd list={list} state={state} path={routePath(routeId as RouteId)} />}
      </Held>
    </>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Always one line, whatever its content. */
const Status = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 44px;
  > [role='status'] {
    flex: none;
    /* A fixed width for any number of digits, so that the chips beside it do not move. */
    min-width: 6.5em;
  }
`;

/** Keeps its children in the list's grid. */
const Held = styled.div`
  display: contents;
`;

const Products = styled.div`
  transition: opacity ${motion.medium} ${motion.ease};
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;
