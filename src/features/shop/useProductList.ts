import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import type { ListingView, PageContext } from '../../content/pageContext';
import { readSearch } from '../../data/page/address';
import type { AddressStep } from '../../data/page/writeAddress';
import { setPageAttribute } from '../../data/page/pageAttributes';
import { facetsOf, type FacetKey } from '../../domain/catalogue/listing';
import { asksForList, plainQuery, type ListQuery } from '../../domain/catalogue/listQuery';
import { isFeatureOn } from '../../domain/region/features';
import { localePath, type LocaleId } from '../../domain/region/locales';
import { defaultRegion, type Subcountry } from '../../domain/region/regions';
import { heldFor } from '../../domain/region/shownIn';
import { routePath, type RouteId } from '../../domain/site/routes';
import { useShopWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/deliveryPlace';
import { useRegion } from '../../state/region';
import { useAddressSearch } from '../../state/useAddressSearch';
import type { AddressChange } from './changeAddress';
import type { ListResult, ListSource } from './computeList';
import type { ListDelivery } from './listDelivery';
import type { Asked, Place } from './readAsked';
import { useLiveList, type LiveList, type Wanted } from './useLiveList';

interface ListPage {
  listing: ListingView;
  routeId: PageContext['routeId'];
}

const noFacets: readonly FacetKey[] = [];
const notYet: ListDelivery = { providerName: null, offers: null, isPending: true };
const plainAsked: Asked = { query: plainQuery, unknown: [], isCut: false, lacksAddress: false };

/** What the address says; nothing while the page hydrates, since its HTML is the same for every query. */
function useSearch(path: string) {
  const search = useAddressSearch(path);
  const isAsked = asksForList(search);
  // Its first screen was never seen, and must not be.
  const [beganAsked] = useState(() => typeof window !== 'undefined' && asksForList(readSearch(path)));
  // From now on what React draws says which list is held back, and not the script before the first paint.
  useLayoutEffect(() => {
    if (asksForList(readSearch(path)) === isAsked) setPageAttribute('list', null);
  }, [path, isAsked]);
  return { search, isAsked, beganAsked };
}

/** Changes of the address, kept until there is what writes them. */
function useChange(path: string, parts: LiveList['parts'], query: ListQuery) {
  const [waiting, setWaiting] = useState<AddressChange | null>(null);
  // Kept until the address has it, and tried after each draw: with a list of what it hangs on, what was typed while the page
  // came to life was now and then drawn as gone, and never reached the address.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!parts || !waiting) return;
    parts.changeAddress(path, waiting);
    // oxlint-disable-next-line react/set-state-in-effect
    setWaiting(null);
  });
  const change = (changes: Partial<ListQuery>, step: AddressStep = 'push') => {
    if (parts) parts.changeAddress(path, { changes, step }, query);
    else setWaiting({ changes: { ...waiting?.changes, ...changes }, step });
  };
  return { waiting, change };
}

interface Asking extends Omit<ListSource, 'catalogue' | 'search'> {
  query: ListQuery | null;
  isStockPending: boolean;
}

/** The answer to a query; null while something of it is missing. The last one stands until there is a new one. */
function useAnswer({ parts, catalogue, search }: LiveList, asking: Asking) {
  const { routeId, region, localeId, offers, query, isStockPending } = asking;
  const source = useMemo(
    () => (catalogue ? { catalogue, routeId, region, localeId, search, offers } : null),
    [catalogue, routeId, region, localeId, search, offers],
  );
  const isLacking = (query?.q && !search) || (query?.stock && isStockPending);
  const result = useMemo(
    () => (parts && source && query && !isLacking ? parts.computeList(source, query) : null),
    [parts, source, isLacking, query],
  );
  const [last, setLast] = useState<ListResult | null>(result);
  if (result && result !== last) setLast(result);
  return { source, result, drawn: result ?? last };
}

/** What the address asks, read once there is what reads it. */
function useAsked(search: string, parts: LiveList['parts'], place: Place) {
  const { region, facets, brands, hasAddress } = place;
  return useMemo(
    () => ({
      ...(parts?.readAsked(search, { region, facets, brands, hasAddress }) ?? plainAsked),
      isAsked: asksForList(search),
      // What was read before the catalogue was there is no query to answer yet.
      readWith: brands,
    }),
    [parts, search, region, facets, brands, hasAddress],
  );
}

/** S4-06: the dispensary's offers count where there is express delivery and an address. */
function useListDelivery(region: Subcountry) {
  const [delivery, setDelivery] = useState(notYet);
  const hasPlace = useDeliveryPlace((state) => state.place !== null);
  const hasAddress = hasPlace && isFeatureOn('expressDelivery', region);
  return { hasAddress, delivery: hasAddress ? delivery : null, setDelivery };
}

interface Loading {
  localeId: LocaleId;
  /** Whether the first screen of the page's own HTML does not do. */
  isWanted: boolean;
  hasAddress: boolean;
}

/** Loads what the address needs, and what the first touch of a control lets expect. */
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

/** A list of products: what is asked of it, what is drawn of it, and how it is changed. */
export function useProductList({ listing, routeId }: ListPage) {
  const { locale } = useShopWords();
  const { code: region } = useRegion(locale.country);
  const home = defaultRegion(locale.country).code;
  const path = localePath(locale, routePath(routeId as RouteId));
  const { search, isAsked, beganAsked } = useSearch(path);
  const { hasAddress, delivery, setDelivery } = useListDelivery(region);
  const isForeign = region !== home;
  const { live, prepare, prepareSearch } = useLoading(search, {
    localeId: locale.id,
    isWanted: isAsked || isForeign,
    hasAddress,
  });
  const { parts, catalogue } = live;
  const facets = isFeatureOn('filters', region) ? facetsOf(routeId) : noFacets;
  const brands = (catalogue && parts?.brandNames(catalogue)) ?? null;
  const asked = useAsked(search, parts, { region, facets, brands, hasAddress });
  const { waiting, change } = useChange(path, parts, asked.query);
  // The control that was used answers at once; the list follows as soon as it is drawn.
  const { query: settled, isAsked: isSettledAsked, readWith } = useDeferredValue(asked);
  const offers = delivery?.offers ?? null;
  const isStockPending = delivery?.isPending ?? false;
  const query = readWith === brands ? settled : null;
  const answer = useAnswer(live, { routeId, region, localeId: locale.id, offers, query, isStockPending });
  const found = isSettledAsked || isForeign ? answer.drawn : null;
  const isHeld = !found && ((isAsked && beganAsked) || isForeign);
  const { shown } = settled;
  return {
    ...live,
    ...asked,
    query: waiting ? { ...asked.query, ...waiting.changes } : asked.query,
    region,
    facets,
    brands,
    settled,
    found,
    source: answer.source,
    result: answer.result,
    hasAddress,
    delivery,
    setDelivery,
    canFilterStock: hasAddress && facets.length > 0,
    offerOf: useMemo(
      () => (parts && offers ? parts.cardOffers(offers, locale.id) : undefined),
      [parts, offers, locale.id],
    ),
    products: useMemo(() => found?.products.slice(0, shown) ?? listing.products, [found, shown, listing]),
    total: found ? found.products.length : listing.total,
    /** Keeps the place of a list that is on its way: that of the address, or of another region. */
    held: found ? null : isHeld && isAsked ? { 'data-held': '' } : heldFor(home),
    isBusy: ((isAsked || isForeign) && !answer.result) || waiting !== null,
    /** What stands there is the last answer, or the first screen that was seen. */
    isOld: (isAsked || isForeign) && !answer.result && !isHeld,
    prepare,
    prepareSearch,
    /** Always the same, so that of many values only the one that changes is drawn anew. */
    toggle: useCallback((facet: FacetKey, value: string) => parts?.toggleInAddress(path, facet, value), [parts, path]),
    change: (changes: Partial<ListQuery>, step?: AddressStep) => {
      prepare();
      change(changes, step);
    },
  };
}

export type ProductList = ReturnType<typeof useProductList>;
