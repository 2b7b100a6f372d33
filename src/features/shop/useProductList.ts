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
import type { AddressChange } from './changeListUrl';
import type { ListResult, ListSource } from './computeList';
import type { ListDelivery } from './live/listDelivery';
import type { ListUrl, ListContext } from './readListUrl';
import { useLiveList, type LiveList, type Wanted } from './live/useLiveList';

interface ListPage {
  listing: ListingView;
  routeId: PageContext['routeId'];
}

const noFacets: readonly FacetKey[] = [];
const notYet: ListDelivery = { provider: null, offers: null, isPending: true };
const plainAsked: ListUrl = { query: defaultListQuery, unknown: [], isCut: false, lacksAddress: false };

/** The URL's query; during hydration only the page, because the static HTML is the same for all else. */
function useSearch(path: string, page: number) {
  const search = useUrlSearch(path, listPageSearch(page));
  // Filtered, or another page than the rendered one: the list is computed from the catalogue.
  const isAsked = hasListParams(search) || parsePageParam(search) !== page;
  // With a query at load, the static first screen was hidden and must stay hidden.
  const [beganAsked] = useState(() => typeof window !== 'undefined' && hasListParams(readSearch(path)));
  // From now on React decides which list is hidden, instead of the script that ran before first paint.
  useLayoutEffect(() => {
    if (readSearch(path) === search) setPageAttribute('list', null);
  }, [path, search]);
  const isPlain = !isAsked && page === 1;
  useLayoutEffect(() => saveListSearch(path, isPlain ? '' : search), [path, isPlain, search]);
  return { search, isAsked, beganAsked };
}

/** Changes of the URL, kept until the code that writes them has loaded. */
function useChange(path: string, parts: LiveList['parts'], query: ListQuery) {
  const [waiting, setWaiting] = useState<AddressChange | null>(null);
  // Runs after every render until the URL has the change. With a dependency list, text typed during hydration was
  // sometimes lost: it disappeared from the field and never reached the URL.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!parts || !waiting) return;
    parts.changeListUrl(path, waiting);
    // oxlint-disable-next-line react/set-state-in-effect
    setWaiting(null);
  });
  const change = (changes: Partial<ListQuery>, step: HistoryUpdate = 'push') => {
    if (parts) parts.changeListUrl(path, { changes, step }, query);
    else setWaiting({ changes: { ...waiting?.changes, ...changes }, step });
  };
  return { waiting, change };
}

interface Asking extends Omit<ListSource, 'catalogue' | 'search' | 'ratings'> {
  query: ListQuery | null;
  isStockPending: boolean;
}

/** The result of a query; null while data for it is missing. The last result stays until there is a new one. */
function useAnswer({ parts, catalogue, search, ratings, areRatingsPending }: LiveList, asking: Asking) {
  const { routeId, region, localeId, offers, query, isStockPending } = asking;
  const source = useMemo(
    () => (catalogue ? { catalogue, routeId, region, localeId, search, offers, ratings } : null),
    [catalogue, routeId, region, localeId, search, offers, ratings],
  );
  const isLacking =
    (query?.q && !search) || (query?.stock && isStockPending) || (query?.sort === 'rating' && areRatingsPending);
  const result = useMemo(
    () => (parts && source && query && !isLacking ? parts.computeList(source, query) : null),
    [parts, source, isLacking, query],
  );
  const [last, setLast] = useState<ListResult | null>(result);
  if (result && result !== last) setLast(result);
  return { source, result, drawn: result ?? last };
}

/** The URL's query, parsed once the parser has loaded. */
function useAsked(
  { search, isAsked }: { search: string; isAsked: boolean },
  parts: LiveList['parts'],
  place: ListContext,
) {
  const { region, facets, brands, hasAddress } = place;
  return useMemo(
    () => ({
      ...(parts?.readListUrl(search, { region, facets, brands, hasAddress }) ?? plainAsked),
      isAsked,
      // A query parsed before the catalogue loaded must not produce results yet.
      readWith: brands,
    }),
    [parts, search, isAsked, region, facets, brands, hasAddress],
  );
}

/** The dispensary's offers apply if there is express delivery and an address. */
function useListDelivery(region: Subcountry) {
  const [delivery, setDelivery] = useState(notYet);
  const hasPlace = useDeliveryPlace((state) => state.place !== null);
  const hasAddress = hasPlace && isFeatureOn('expressDelivery', region);
  return { hasAddress, delivery: hasAddress ? delivery : null, setDelivery };
}

interface Paged {
  listing: ListingView;
  found: ListResult | null;
  /** The rendered query. */
  settled: ListQuery;
}

/**
 * The part of the list to show: a page and what was added to it. If the list has fewer pages than the URL asks for, it
 * starts at its first product, and ListNotes corrects the URL.
 */
function useShownPart({ listing, found, settled }: Paged) {
  const { page, shown } = settled;
  const asked = (page - 1) * listStep;
  const from = found && asked < found.products.length ? asked : 0;
  return {
    products: useMemo(
      () => found?.products.slice(from, from + shown) ?? listing.products,
      [found, from, shown, listing],
    ),
    /** The place of the first product in the whole list, from 0. */
    from: found ? from : ((listing.page ?? 1) - 1) * listStep,
    total: found ? found.products.length : listing.total,
  };
}

interface Loading {
  localeId: LocaleId;
  /** True if more is needed than the first screen in the static HTML. */
  isWanted: boolean;
  hasAddress: boolean;
}

/** Loads what the URL needs and what the first interaction suggests. */
function useLoading(search: string, { localeId, isWanted, hasAddress }: Loading) {
  const [touched, setTouched] = useState<Wanted>('nothing');
  const isSearched = touched === 'search' || /[?&]q=[^&]/.test(search);
  const isOpened = isWanted || touched === 'catalogue';
  const live = useLiveList(localeId, isSearched ? 'search' : isOpened ? 'catalogue' : hasAddress ? 'parts' : 'nothing');
  return {
    live,
    prepare: () => setTouched((before) => (before === 'search' ? before : 'catalogue')),
    prepareSearch: () => setTouched('search'),
  };
}

/** A list of products: its query, what it renders, and how to change it. */
export function useProductList({ listing, routeId }: ListPage) {
  const { locale } = useWords('shop');
  const { code: region } = useRegion(locale.country);
  const home = defaultRegion(locale.country).code;
  const path = localePath(locale, routePath(routeId as RouteId));
  const { search, isAsked, beganAsked } = useSearch(path, listing.page ?? 1);
  const { hasAddress, delivery, setDelivery } = useListDelivery(region);
  const isForeign = region !== home;
  const { live, prepare, prepareSearch } = useLoading(search, {
    localeId: locale.id,
    isWanted: isAsked || isForeign,
    hasAddress,
  });
  const { parts, catalogue } = live;
  // Stable, because the parsed query depends on it.
  const facets = useMemo(() => parts?.facetsOf(routeId, region) ?? noFacets, [parts, routeId, region]);
  const brands = (catalogue && parts?.brandNames(catalogue)) ?? null;
  const asked = useAsked({ search, isAsked }, parts, { region, facets, brands, hasAddress });
  const { waiting, change } = useChange(path, parts, asked.query);
  // The control responds immediately, and the list renders with lower priority.
  const { query: settled, isAsked: isSettledAsked, readWith } = useDeferredValue(asked);
  const offers = delivery?.offers ?? null;
  const isStockPending = delivery?.isPending ?? false;
  const query = readWith === brands ? settled : null;
  const answer = useAnswer(live, { routeId, region, localeId: locale.id, offers, query, isStockPending });
  const found = isSettledAsked || isForeign ? answer.drawn : null;
  const isHeld = !found && ((isAsked && beganAsked) || isForeign);
  const { result } = answer;
  return {
    ...live,
    ...asked,
    ...useShownPart({ listing, found, settled }),
    query: waiting ? { ...asked.query, ...waiting.changes } : asked.query,
    region,
    facets,
    brands,
    settled,
    found,
    source: answer.source,
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
    pageSearch: parts && ((each: number) => parts.searchOfPage(asked.query, search, each)),
    /** Reserves the space of a list that is still loading: the URL's, or another region's. */
    held: found ? null : isHeld && isAsked ? { 'data-held': '' } : reservedFor(home),
    isBusy: ((isAsked || isForeign) && !result) || waiting !== null,
    /** True if the rendered products are outdated: the last result, or the visible first screen. */
    isOld: (isAsked || isForeign) && !result && !isHeld,
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
