import { useRef, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListingView, PageContext } from '../../content/pages/pageContext';
import { facetsInRow } from '../../domain/catalogue/list/listing';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { routePath, type RouteId } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { Paragraph } from '../../ui/text/Paragraph';
import { motion, space } from '../../ui/theme/tokens';
import { ListControls } from './filters/ListControls';
import { ListFooter } from './ListFooter';
import { ListFailure } from './ListFailure';
import { useSharedListState, type ListState } from './listState';
import { ProductGrid } from './ProductGrid';
import { useProductList, type ProductList } from './useProductList';
import { Stack } from '../../ui/layout/Stack';

interface ProductListingProps {
  listing: ListingView;
  routeId: PageContext['routeId'];
  /** Adds other results of the same search around the products. */
  Frame?: ComponentType<{ products: ReactNode }>;
}

/**
 * A filterable list of the region's products, whose whole state is in the URL. The static HTML contains the first page
 * for the default region; anything else fetches the catalogue.
 */
export function ProductListing({ listing, routeId, Frame }: ProductListingProps) {
  const { locale, plural } = useWords('shop');
  const list = useProductList({ listing, routeId });
  const state = useSharedListState(list);
  const status = useRef<HTMLDivElement>(null);
  const { delivery, shown } = list;
  const { code, isFailed, retry } = list.live;
  const products = <ListResults list={list} state={state} listing={listing} routeId={routeId} />;
  const results = Frame ? <Frame products={products} /> : products;
  return (
    <Stack>
      {!listing.lines && <ListControls state={state} facets={facetsInRow(routeId, locale.country)} />}
      <Status ref={status} tabIndex={-1}>
        <Paragraph tone="muted" role="status" {...shown.placeholderProps}>
          {(shown.total > 0 || !list.options.isSiteSearch) && plural('list.count', shown.total)}
        </Paragraph>
        {code && <code.ActiveFilters list={list} container={status} />}
        {code && delivery?.provider && <code.DeliveredBy provider={delivery.provider} />}
      </Status>
      {code && delivery && <code.LiveOffers onChange={list.setDelivery} />}
      {isFailed && list.isBusy ? <ListFailure onRetry={retry} /> : results}
    </Stack>
  );
}

const startsWithSameProducts = (products: readonly ProductSummary[], first: readonly ProductSummary[]) =>
  first.every(({ slug }, index) => products[index]?.slug === slug);

function ListResults({ list, state, listing, routeId }: { list: ProductList; state: ListState } & ProductListingProps) {
  const { t } = useWords('shop');
  const { code } = list.live;
  const { query, result, products, total, getOffer, placeholderProps } = list.shown;
  if (total === 0)
    return result && code ? (
      <code.NoResults list={list} />
    ) : (
      <Paragraph tone="muted" {...placeholderProps}>
        {t('list.emptyRegion')}
      </Paragraph>
    );
  // Reuse the elements if the list starts with the same products. Otherwise remount them, because moved elements count
  // as a layout shift.
  const { unknown, hasUnsupportedFilters, lacksAddress } = list.url;
  const hasNotes = unknown.length > 0 || hasUnsupportedFilters || lacksAddress || query.stock;
  const key = startsWithSameProducts(products, listing.products) && !hasNotes ? 'initial' : 'other';
  // Loads only a phone's first row eagerly: the second one is barely visible and would compete for bandwidth.
  const eagerCount = result ? 0 : 2;
  return (
    <>
      {result && code && <code.ListNotes list={list} />}
      <ListContents {...placeholderProps}>
        <Products aria-busy={list.shown.isStale || undefined}>
          {result && code && query.view === 'list' ? (
            <code.ProductRows products={products} getOffer={getOffer} />
          ) : (
            <ProductGrid
              key={key}
              level={2}
              products={products}
              eagerCount={eagerCount}
              getOffer={getOffer}
              lines={listing.lines}
            />
          )}
        </Products>
        {total > products.length && <ListFooter list={list} state={state} path={routePath(routeId as RouteId)} />}
      </ListContents>
    </>
  );
}

/** Reserves one line, whatever its content. */
const Status = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 44px;
  > [role='status'] {
    flex: none;
    /* A fixed width for any number of digits, so that the chips beside it don't move. */
    min-width: 6.5em;
  }
`;

/** No box of its own, so that its children stay in the list's grid. */
const ListContents = styled.div`
  display: contents;
`;

const Products = styled.div`
  transition: opacity ${motion.medium} ${motion.ease};
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;
