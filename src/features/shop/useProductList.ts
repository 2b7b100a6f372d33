import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import type { ListingView, PageContext } from '../../content/pages/pageContext';
import { readSearch } from '../../data/page/urlSearch';
import type { HistoryUpdate } from '../../data/page/writeSearch';
import { setPageAttribute } from '../../data/page/pageAttributes';
import type { CataloguePart } from '../../domain/catalogue/files/catalogueFiles';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import { listPageSearch, parsePageParam } from '../../domain/site/routing/listPage';
import { hasListParams, defaultListQuery, listStep, type ListQuery } from '../../domain/catalogue/list/listQuery';
import { isFeatureOn } from '../../domain/region/features';
import { localePath, type Locale } from '../../domain/region/locales';
import { defaultRegion, type Subcountry } from '../../domain/region/regions';
import { reservedFor } from '../../domain/region/shownIn';
import { routePath, type RouteId } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useRegion } from '../../state/region';
import { useMissingParts } from '../../state/hooks/useMissingParts';
import { saveListSearch } from '../../state/navigation/lastListSearch';
import { useUrlSearch } from '../../state/navigation/urlState';
import type { ListUrlChange } from './changeListUrl';
import type { ListResult } from './computeList';
import type { ListOptions, ProductListModel, ShownList } from './listModel';
import type { ListSource } from './live/cachedList';
import type { ListDelivery } from './live/listDelivery';
import { useLiveList, type LiveList, type LoadLevel } from './live/useLiveList';
import type { ListContext, ListUrl } from './readListUrl';

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
function useUrlChange(path: string, code: LiveList['code'], query: ListQuery) {
  const [pendingChange, setPendingChange] = useState<ListUrlChange | null>(null);
  // No dependency list: with one, text typed during hydration sometimes never reached the URL.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!code || !pendingChange) return;
    code.changeListUrl(path, pendingChange);
    // oxlint-disable-next-line react/set-state-in-effect
    setPendingChange(null);
  });
  const change = (changes: Partial<ListQuery>, step: HistoryUpdate = 'push') => {
    if (code) code.changeListUrl(path, { changes, step }, query);
    else setPendingChange((pending) => ({ changes: { ...pending?.changes, ...changes }, step }));
  };
  return { pendingChanges: pendingChange?.changes ?? null, change };
}

interface ResultInput extends Omit<ListSource, 'catalogue' | 'search' | 'ratings'> {
  query: ListQuery | null;
  isStockPending: boolean;
}

const noParts: readonly CataloguePart[] = [];

/**
 * Computes the result, and loads the parts of the catalogue that it needs. Keeps the region's previous result until there
 * is a new one. `result` is null while data is missing.
 */
function useListResult(live: LiveList, input: ResultInput) {
  const { code, catalogue, search, ratings, areRatingsPending } = live;
  const { routeId, region, localeId, offers, query, isStockPending } = input;
  const source = useMemo(
    () => (catalogue ? { catalogue, routeId, region, localeId, search, offers, ratings } : null),
    [catalogue, routeId, region, localeId, search, offers, ratings],
  );
  const isMissingData =
    (query?.q && !search) || (query?.stock && isStockPending) || (query?.sort === 'rating' && areRatingsPending);
  const { result, missing } = useMemo(
    () =>
      code && source && query && !isMissingData
        ? source.catalogue.collectMissing(() => code.computeList(source, query))
        : { result: null, missing: noParts },
    // With each part of the catalogue, others may be missing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [code, source, isMissingData, query, catalogue?.partCount],
  );
  const parts = useMissingParts(catalogue, missing, live.loadParts);
  const [last, setLast] = useState({ result, region });
  if (result && result !== last.result) setLast({ result, region });
  const previous = last.region === region ? last.result : null;
  const retry = () => {
    parts.retry();
    live.retry();
  };
  return { result, latestResult: result ?? previous, isFailed: live.isFailed || parts.isFailed, retry };
}

/** Offers require XPRESS delivery in the region and an address. */
function useListDelivery(region: Subcountry) {
  const [delivery, setDelivery] = useState(pendingDelivery);
  const hasPlace = useDeliveryPlace((state) => state.place !== null);
  const hasAddress = hasPlace && isFeatureOn('expressDelivery', region);
  return { delivery: hasAddress ? delivery : null, setDelivery };
}

const isSiteSearch = (routeId: string): boolean => routeId === 'search';

interface OptionsInput {
  routeId: string;
  region: Subcountry;
  hasAddress: boolean;
}

function useListOptions({ code, catalogue }: LiveList, { routeId, region, hasAddress }: OptionsInput): ListOptions {
  // Memoized, because the parsed query depends on it.
  const facets = useMemo(() => code?.availableFacets(routeId, region) ?? noFacets, [code, routeId, region]);
  const brands = (catalogue && code?.brandNames(catalogue)) ?? null;
  return {
    region,
    facets,
    brands,
    canFilterStock: hasAddress && facets.length > 0,
    isSiteSearch: isSiteSearch(routeId),
  };
}

interface ParsedUrl extends ListUrl {
  hasQuery: boolean;
  /** Without brands, the query is incomplete and must not produce results yet. */
  parsedWithBrands: ListOptions['brands'];
}

function useParsedUrl(
  { search, hasQuery }: { search: string; hasQuery: boolean },
  code: LiveList['code'],
  { region, facets, brands, hasAddress }: ListContext,
): ParsedUrl {
  return useMemo(
    () => ({
      ...(code?.readListUrl(search, { region, facets, brands, hasAddress }) ?? defaultListUrl),
      hasQuery,
      parsedWithBrands: brands,
    }),
    [code, search, hasQuery, region, facets, brands, hasAddress],
  );
}

/** Falls back to the products of the static HTML. */
function displayedProducts(
  listing: ListingView,
  result: ListResult | null,
): Pick<ShownList, 'products' | 'from' | 'total'> {
  const { products, total } = result ?? listing;
  return { products, total, from: result ? result.from : ((listing.page ?? 1) - 1) * listStep };
}

interface LoadInput {
  locale: Locale;
  routeId: string;
  /** True if the static HTML is not enough. */
  needsCatalogue: boolean;
  hasAddress: boolean;
}

/** Loads what the URL requires, and preloads on the first interaction. */
function useLoading(search: string, { locale, routeId, needsCatalogue, hasAddress }: LoadInput) {
  const [interaction, setInteraction] = useState<LoadLevel>('nothing');
  const loadsSearch = interaction === 'search' || /[?&]q=[^&]/.test(search);
  const loadsCatalogue = needsCatalogue || interaction === 'catalogue';
  const live = useLiveList(
    { localeId: locale.id, isSiteSearch: isSiteSearch(routeId) },
    loadsSearch ? 'search' : loadsCatalogue ? 'catalogue' : hasAddress ? 'code' : 'nothing',
  );
  return {
    live,
    preload: () => setInteraction((previous) => (previous === 'search' ? previous : 'catalogue')),
    preloadSearch: () => setInteraction('search'),
  };
}

export interface ProductList extends ProductListModel {
  live: LiveList;
}

export function useProductList({ listing, routeId }: ListPage): ProductList {
  const { locale } = useWords('shop');
  const { code: region } = useRegion(locale.country);
  const defaultCode = defaultRegion(locale.country).code;
  const path = localePath(locale, routePath(routeId as RouteId));
  const { search, hasQuery, startedWithQuery } = useListUrlSearch(path, listing.page ?? 1);
  const { delivery, setDelivery } = useListDelivery(region);
  const hasAddress = delivery !== null;
  const isOtherRegion = region !== defaultCode;
  const needsCatalogue = hasQuery || isOtherRegion;
  const { live, preload, preloadSearch } = useLoading(search, { locale, routeId, needsCatalogue, hasAddress });
  const { code } = live;
  const options = useListOptions(live, { routeId, region, hasAddress });
  const { facets, brands } = options;
  const parsedUrl = useParsedUrl({ search, hasQuery }, code, { region, facets, brands, hasAddress });
  const { pendingChanges, change } = useUrlChange(path, code, parsedUrl.query);
  const query = pendingChanges ? { ...parsedUrl.query, ...pendingChanges } : parsedUrl.query;

  const deferredUrl = useDeferredValue(parsedUrl);
  const offers = delivery?.offers ?? null;
  const { result, latestResult, isFailed, retry } = useListResult(live, {
    routeId,
    region,
    localeId: locale.id,
    offers,
    query: deferredUrl.parsedWithBrands === brands ? deferredUrl.query : null,
    isStockPending: delivery?.isPending ?? false,
  });
  const shownResult = deferredUrl.hasQuery || isOtherRegion ? latestResult : null;
  const isPlaceholder = !shownResult && ((hasQuery && startedWithQuery) || isOtherRegion);
  const shown = {
    query: deferredUrl.query,
    result: shownResult,
    ...displayedProducts(listing, shownResult),
    getOffer: useMemo(
      () => (code && offers ? code.cardOffers(offers, locale.id) : undefined),
      [code, offers, locale.id],
    ),
    placeholderProps: shownResult ? null : isPlaceholder && hasQuery ? { 'data-held': '' } : reservedFor(defaultCode),
    isStale: needsCatalogue && !result && !isPlaceholder,
  };
  return {
    url: { ...parsedUrl, query },
    options,
    delivery,
    live: { ...live, isFailed, retry },
    result,
    isBusy: (needsCatalogue && !result) || pendingChanges !== null,
    shown,
    searchOfPage: code && ((page) => code.searchForPage(parsedUrl.query, search, page)),
    change: (changes, step) => {
      preload();
      change(changes, step);
    },
    // Memoized, so that only the changed filter value rerenders.
    toggle: useCallback((facet, value) => code?.toggleInListUrl(path, facet, value), [code, path]),
    setDelivery,
    preload,
    preloadSearch,
  };
}
