import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import type { ListingView, PageContext } from '../../content/pages/pageContext';
import { readSearch } from '../../data/page/urlSearch';
import type { HistoryUpdate } from '../../data/page/writeSearch';
import { setPageAttribute } from '../../data/page/pageAttributes';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import { listPageSearch, parsePageParam } from '../../domain/catalogue/list/listPage';
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

/** The URL's query; during hydration only the page, because the static HTML is the same for all else. */
function useListUrlSearch(path: string, page: number) {
  const search = useUrlSearch(path, listPageSearch(page));
  // Filtered, or another page than the rendered one: the list is computed from the catalogue.
  const hasQuery = hasListParams(search) || parsePageParam(search) !== page;
  // With a query at load, the static first screen was hidden and must stay hidden.
  const [startedWithQuery] = useState(() => typeof window !== 'undefined' && hasListParams(readSearch(path)));
  // From now on React decides which list is hidden, instead of the script that ran before first paint.
  useLayoutEffect(() => {
    if (readSearch(path) === search) setPageAttribute('list', null);
  }, [path, search]);
  const isPlain = !hasQuery && page === 1;
  useLayoutEffect(() => saveListSearch(path, isPlain ? '' : search), [path, isPlain, search]);
  return { search, hasQuery, startedWithQuery };
}

/** Changes of the URL, kept until the code that writes them has loaded. */
function useUrlChange(path: string, parts: LiveList['parts'], query: ListQuery) {
  const [pendingChange, setPendingChange] = useState<ListUrlChange | null>(null);
  // Runs after every render until the URL has the change. With a dependency list, text typed during hydration was
  // sometimes lost: it disappeared from the field and never reached the URL.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!parts || !pendingChange) return;
    parts.changeListUrl(path, pendingChange);
    // oxlint-disable-next-line react/set-state-in-effect
    setPendingChange(null);
  });
  const change = (changes: Partial<ListQuery>, step: HistoryUpdate = 'push') => {
    if (parts) parts.changeListUrl(path, { changes, step }, query);
    else setPendingChange({ changes: { ...pendingChange?.changes, ...changes }, step });
  };
  return { pendingChange, change };
}

interface ResultInput extends Omit<ListSource, 'catalogue' | 'search' | 'ratings'> {
  query: ListQuery | null;
  isStockPending: boolean;
}

/** The result of a query; null while data for it is missing. The last result stays until there is a new one. */
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

/** The URL's query, parsed once the parser has loaded. */
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
      // A query parsed before the catalogue loaded must not produce results yet.
      parsedWithBrands: brands,
    }),
    [parts, search, hasQuery, region, facets, brands, hasAddress],
  );
}

/** The dispensary's offers apply if there is express delivery and an address. */
function useListDelivery(region: Subcountry) {
  const [delivery, setDelivery] = useState(pendingDelivery);
  const hasPlace = useDeliveryPlace((state) => state.place !== null);
  const hasAddress = hasPlace && isFeatureOn('expressDelivery', region);
  return { hasAddress, delivery: hasAddress ? delivery : null, setDelivery };
}

interface DisplayInput {
  listing: ListingView;
  renderedResult: ListResult | null;
  /** The rendered query. */
  renderedQuery: ListQuery;
}

/**
 * The part of the list to show: a page and what was added to it. If the list has fewer pages than the URL asks for, it
 * starts at its first product, and ListNotes corrects the URL.
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
    /** The place of the first product in the whole list, from 0. */
    from: renderedResult ? from : ((listing.page ?? 1) - 1) * listStep,
    total: renderedResult ? renderedResult.products.length : listing.total,
  };
}

interface LoadInput {
  localeId: LocaleId;
  /** True if more is needed than the first screen in the static HTML. */
  needsCatalogue: boolean;
  hasAddress: boolean;
}

/** Loads what the URL needs and what the first interaction suggests. */
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

/** A list of products: its query, what it renders, and how to change it. */
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
  // Stable, because the parsed query depends on it.
  const facets = useMemo(() => parts?.availableFacets(routeId, region) ?? noFacets, [parts, routeId, region]);
  const brands = (catalogue && parts?.brandNames(catalogue)) ?? null;
  const parsedUrl = useParsedUrl({ search, hasQuery }, parts, { region, facets, brands, hasAddress });
  const { pendingChange, change } = useUrlChange(path, parts, parsedUrl.query);
  // The control responds immediately, and the list renders with lower priority.
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
    offerOf: useMemo(
      () => (parts && offers ? parts.cardOffers(offers, locale.id) : undefined),
      [parts, offers, locale.id],
    ),
    /** The URL's query for another page; null until the code that writes it has loaded. */
    pageSearch: parts && ((each: number) => parts.searchForPage(parsedUrl.query, search, each)),
    /** Reserves the space of a list that is still loading: the URL's, or another region's. */
    placeholderProps: renderedResult
      ? null
      : isPlaceholder && hasQuery
        ? { 'data-held': '' }
        : reservedFor(defaultCode),
    isBusy: (needsCatalogue && !result) || pendingChange !== null,
    /** True if the rendered products are outdated: the last result, or the visible first screen. */
    isStale: needsCatalogue && !result && !isPlaceholder,
    prepare,
    prepareSearch,
    /** Stable, so that only the changed filter value renders again. */
    toggle: useCallback((facet: FacetKey, value: string) => parts?.toggleInListUrl(path, facet, value), [parts, path]),
    change: (changes: Partial<ListQuery>, step?: HistoryUpdate) => {
      prepare();
      change(changes, step);
    },
  };
}

export type ProductList = ReturnType<typeof useProductList>;
