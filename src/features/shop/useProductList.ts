import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import type { ListingView, PageContext } from '../../content/pages/pageContext';
import { readSearch } from '../../data/page/urlSearch';
import type { HistoryUpdate } from '../../data/page/writeSearch';
import { setPageAttribute } from '../../data/page/pageAttributes';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import { listPageSearch, parsePageParam } from '../../domain/site/routing/listPage';
import { hasListParams, defaultListQuery, listStep, type ListQuery } from '../../domain/catalogue/list/listQuery';
import { isFeatureOn } from '../../domain/region/features';
import { localePath, type LocaleId } from '../../domain/region/locales';
import { defaultRegion, type Subcountry } from '../../domain/region/regions';
import { reservedFor } from '../../domain/region/shownIn';
import { routePath, type RouteId } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useRegion } from '../../state/region';
import { saveListSearch } from '../../state/navigation/lastListSearch';
import { useUrlSearch } from '../../state/navigation/urlState';
import type { ListUrlChange } from './changeListUrl';
import type { ListResult, ListSource } from './computeList';
import type { ListDelivery } from './live/listDelivery';
import type { ListUrl, ListContext } from './readListUrl';
import { useLiveList, type LiveList, type LoadLevel } from './live/useLiveList';

interface ListPage {
  listing: ListingView;
  routeId: PageContext['routeId'];
}

const noFacets: readonly FacetKey[] = [];
const pendingDelivery: ListDelivery = { provider: null, offers: null, isPending: true };
const defaultListUrl: ListUrl = {
  query: defaultListQuery,
  unknown: [],
  hasUnsupportedFilters: false,
  lacksAddress: false,
};

/**
 * Returns the URL's query. During hydration it contains only the page number, because the static HTML ignores
 * everything else.
 */
function useListUrlSearch(path: string, page: number) {
  const search = useUrlSearch(path, listPageSearch(page));
  // Filters, or a page other than the rendered one, require the catalogue.
  const hasQuery = hasListParams(search) || parsePageParam(search) !== page;
  // A query at load hid the static list before first paint, so it must stay hidden.
  const [startedWithQuery] = useState(() => typeof window !== 'undefined' && hasListParams(readSearch(path)));
  // React takes over hiding the list from the inline script that runs before first paint.
  useLayoutEffect(() => {
    if (readSearch(path) === search) setPageAttribute('list', null);
  }, [path, search]);
  const isPlain = !hasQuery && page === 1;
  useLayoutEffect(() => saveListSearch(path, isPlain ? '' : search), [path, isPlain, search]);
  return { search, hasQuery, startedWithQuery };
}

/** Holds back URL changes until the code that writes them has loaded. */
function useUrlChange(path: string, parts: LiveList['parts'], query: ListQuery) {
  const [pendingChange, setPendingChange] = useState<ListUrlChange | null>(null);
  // No dependency list: with one, text typed during hydration sometimes never reached the URL.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!parts || !pendingChange) return;
    parts.changeListUrl(path, pendingChange);
    // oxlint-disable-next-line react/set-state-in-effect
    setPendingChange(null);
  });
  const change = (changes: Partial<ListQuery>, step: HistoryUpdate = 'push') => {
    if (parts) parts.changeListUrl(path, { changes, step }, query);
    else setPendingChange((pending) => ({ changes: { ...pending?.changes, ...changes }, step }));
  };
  return { pendingChange, change };
}

interface ResultInput extends Omit<ListSource, 'catalogue' | 'search' | 'ratings'> {
  query: ListQuery | null;
  isStockPending: boolean;
}

/** Keeps the previous result until there is a new one. `result` is null while data is missing. */
function useListResult({ parts, catalogue, search, ratings, areRatingsPending }: LiveList, input: ResultInput) {
  const { routeId, region, localeId, offers, query, isStockPending } = input;
  const source = useMemo(
    () => (catalogue ? { catalogue, routeId, region, localeId, search, offers, ratings } : null),
    [catalogue, routeId, region, localeId, search, offers, ratings],
  );
  const isMissingData =
    (query?.q && !search) || (query?.stock && isStockPending) || (query?.sort === 'rating' && areRatingsPending);
  const result = useMemo(
    () => (parts && source && query && !isMissingData ? parts.computeList(source, query) : null),
    [parts, source, isMissingData, query],
  );
  const [last, setLast] = useState<ListResult | null>(result);
  if (result && result !== last) setLast(result);
  return { source, result, displayed: result ?? last };
}

function useParsedUrl(
  { search, hasQuery }: { search: string; hasQuery: boolean },
  parts: LiveList['parts'],
  context: ListContext,
) {
  const { region, facets, brands, hasAddress } = context;
  return useMemo(
    () => ({
      ...(parts?.readListUrl(search, { region, facets, brands, hasAddress }) ?? defaultListUrl),
      hasQuery,
      // Without brands, the query is incomplete and must not produce results yet.
      parsedWithBrands: brands,
    }),
    [parts, search, hasQuery, region, facets, brands, hasAddress],
  );
}

/** Offers require express delivery in the region and an address. */
function useListDelivery(region: Subcountry) {
  const [delivery, setDelivery] = useState(pendingDelivery);
  const hasPlace = useDeliveryPlace((state) => state.place !== null);
  const hasAddress = hasPlace && isFeatureOn('expressDelivery', region);
  return { hasAddress, delivery: hasAddress ? delivery : null, setDelivery };
}

interface DisplayInput {
  listing: ListingView;
  renderedResult: ListResult | null;
  renderedQuery: ListQuery;
}

/**
 * Selects the products of the requested page, plus what "Show more" added. A page beyond the end shows the first one,
 * and ListNotes corrects the URL.
 */
function useDisplayedProducts({ listing, renderedResult, renderedQuery }: DisplayInput) {
  const { page, shown } = renderedQuery;
  const requestedIndex = (page - 1) * listStep;
  const from = renderedResult && requestedIndex < renderedResult.products.length ? requestedIndex : 0;
  return {
    products: useMemo(
      () => renderedResult?.products.slice(from, from + shown) ?? listing.products,
      [renderedResult, from, shown, listing],
    ),
    /** Index of the first product in the whole list. */
    from: renderedResult ? from : ((listing.page ?? 1) - 1) * listStep,
    total: renderedResult ? renderedResult.products.length : listing.total,
  };
}

interface LoadInput {
  localeId: LocaleId;
  /** True if the static HTML is not enough. */
  needsCatalogue: boolean;
  hasAddress: boolean;
}

/** Loads what the URL requires, and preloads on the first interaction. */
function useLoading(search: string, { localeId, needsCatalogue, hasAddress }: LoadInput) {
  const [interaction, setInteraction] = useState<LoadLevel>('nothing');
  const loadsSearch = interaction === 'search' || /[?&]q=[^&]/.test(search);
  const loadsCatalogue = needsCatalogue || interaction === 'catalogue';
  const live = useLiveList(
    localeId,
    loadsSearch ? 'search' : loadsCatalogue ? 'catalogue' : hasAddress ? 'parts' : 'nothing',
  );
  return {
    live,
    prepare: () => setInteraction((previous) => (previous === 'search' ? previous : 'catalogue')),
    prepareSearch: () => setInteraction('search'),
  };
}

export function useProductList({ listing, routeId }: ListPage) {
  const { locale } = useWords('shop');
  const { code: region } = useRegion(locale.country);
  const defaultCode = defaultRegion(locale.country).code;
  const path = localePath(locale, routePath(routeId as RouteId));
  const { search, hasQuery, startedWithQuery } = useListUrlSearch(path, listing.page ?? 1);
  const { hasAddress, delivery, setDelivery } = useListDelivery(region);
  const isOtherRegion = region !== defaultCode;
  const needsCatalogue = hasQuery || isOtherRegion;
  const { live, prepare, prepareSearch } = useLoading(search, { localeId: locale.id, needsCatalogue, hasAddress });
  const { parts, catalogue } = live;
  // Memoized, because the parsed query depends on it.
  const facets = useMemo(() => parts?.availableFacets(routeId, region) ?? noFacets, [parts, routeId, region]);
  const brands = (catalogue && parts?.brandNames(catalogue)) ?? null;
  const parsedUrl = useParsedUrl({ search, hasQuery }, parts, { region, facets, brands, hasAddress });
  const { pendingChange, change } = useUrlChange(path, parts, parsedUrl.query);
  const { query: renderedQuery, hasQuery: hasRenderedQuery, parsedWithBrands } = useDeferredValue(parsedUrl);
  const offers = delivery?.offers ?? null;
  const isStockPending = delivery?.isPending ?? false;
  const query = parsedWithBrands === brands ? renderedQuery : null;
  const listResult = useListResult(live, { routeId, region, localeId: locale.id, offers, query, isStockPending });
  const renderedResult = hasRenderedQuery || isOtherRegion ? listResult.displayed : null;
  const isPlaceholder = !renderedResult && ((hasQuery && startedWithQuery) || isOtherRegion);
  const { result } = listResult;
  return {
    ...live,
    ...parsedUrl,
    ...useDisplayedProducts({ listing, renderedResult, renderedQuery }),
    query: pendingChange ? { ...parsedUrl.query, ...pendingChange.changes } : parsedUrl.query,
    region,
    facets,
    brands,
    renderedQuery,
    renderedResult,
    source: listResult.source,
    result,
    hasAddress,
    delivery,
    setDelivery,
    canFilterStock: hasAddress && facets.length > 0,
    getOffer: useMemo(
      () => (parts && offers ? parts.cardOffers(offers, locale.id) : undefined),
      [parts, offers, locale.id],
    ),
    /** Null until the code that writes URLs has loaded. */
    pageSearch: parts && ((each: number) => parts.searchForPage(parsedUrl.query, search, each)),
    /** Props that hide the list but reserve its space while another region's list or the URL's query loads. */
    placeholderProps: renderedResult
      ? null
      : isPlaceholder && hasQuery
        ? { 'data-held': '' }
        : reservedFor(defaultCode),
    isBusy: (needsCatalogue && !result) || pendingChange !== null,
    /** True while the previous result or the static page is still shown. */
    isStale: needsCatalogue && !result && !isPlaceholder,
    prepare,
    prepareSearch,
    /** Memoized, so that only the changed filter value rerenders. */
    toggle: useCallback((facet: FacetKey, value: string) => parts?.toggleInListUrl(path, facet, value), [parts, path]),
    change: (changes: Partial<ListQuery>, step?: HistoryUpdate) => {
      prepare();
      change(changes, step);
    },
  };
}

export type ProductList = ReturnType<typeof useProductList>;
