import { Suspense, useMemo, useRef, useEffect, useState } from 'react';
import { filterStores, type StoreFilter } from '../../domain/delivery/stores/storeFilter';
import { nearestStores, sortStoresByTown } from '../../domain/delivery/stores/storeOrder';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Stack } from '../../ui/layout/Stack';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { storeOpening } from './storeOpening';
import { Columns, MapSpace, Toolbar } from './StoreFinder.styles';
import type { StoreFinderProps } from './storeFinderProps';
import { StoreResults, type ListedStore, type StoreOrder } from './StoreResults';
import { StoreToolbar, type StoreViewMode } from './StoreToolbar';
import { useHasBeenVisible } from './useHasBeenVisible';
import { readSearch } from '../../data/page/urlSearch';
import { writeSearch } from '../../data/page/writeSearch';
import { parseStoreQuery, writeStoreQuery } from '../../domain/delivery/stores/storeQuery';
import { localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { useUrlSearch } from '../../state/navigation/urlState';
import { shortAddress } from '../../domain/address/shortAddress';
import type { Position } from '../../domain/address/distance';
import { useActiveStorePlace } from '../../state/delivery/deliveryPlace';
import type { StorePlace } from './StorePlaceLookup';
import { usePlaceInUrl } from './usePlaceInUrl';

function getPosition(found: StorePlace | null, country: 'US' | 'CA'): Position | null {
  const { latitude, longitude } = found?.address ?? {};
  // For a place in the other country, distances to this country's stores would be useless.
  const isHere = found?.address?.country === country;
  return isHere && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}

/** The place chosen in the store locator or named in the URL, with its position once it has been looked up. */
function useStoreLocation() {
  const { locale } = useWords('stores');
  const place = useActiveStorePlace();
  const [lookup, setLookup] = useState<StorePlace | null>(null);
  const found = place && lookup?.placeId === place.placeId ? lookup : null;
  const { pendingName, onLinkedPlace, unknownName } = usePlaceInUrl(place, found);
  const country = locale.country === 'us' ? 'US' : 'CA';
  const position = getPosition(found, country);
  const isAbroad = found?.address && found.address.country !== country;
  const order: StoreOrder = {
    by: position ? 'near' : isAbroad ? 'abroad' : found || unknownName ? 'unknown' : 'town',
    address: shortAddress(place?.label ?? unknownName ?? ''),
  };
  return { placeId: place?.placeId ?? null, setLookup, pendingName, onLinkedPlace, position, order };
}

/** Keeps the search text and the brand in the URL, so that they survive reload, back navigation and sharing. */
function useStoreSearch(brandNames: Record<string, string>) {
  const { locale } = useWords('stores');
  const path = localePath(locale, routePath('storeLocator'));
  const urlQuery = parseStoreQuery(useUrlSearch(path));
  const [typed, setTyped] = useState(urlQuery.text);
  const brandExists = urlQuery.brand !== null && Object.hasOwn(brandNames, urlQuery.brand);
  const change = (changes: Partial<StoreFilter>) => {
    if (changes.text !== undefined) setTyped(changes.text);
    const step = 'brand' in changes ? 'replace' : 'type';
    writeSearch(path, writeStoreQuery({ ...urlQuery, ...changes }, readSearch(path)), step);
  };
  return {
    // The URL trims the text, but the field must keep a trailing space while the next word is typed.
    text: typed.trim() === urlQuery.text ? typed : urlQuery.text,
    brand: brandExists ? urlQuery.brand : null,
    change,
    unknownBrand: brandExists ? null : urlQuery.brand,
  };
}

// Loaded on demand, because the map is rarely needed and below the list on phones.
const MapPane = lazyNamed(() => import('./MapPane'), 'MapPane');
const NoMatchingStores = lazyNamed(() => import('./NoMatchingStores'), 'NoMatchingStores');
const StorePlaceLookup = lazyNamed(() => import('./StorePlaceLookup'), 'StorePlaceLookup');

export function LiveFinder({ stores, brandNames }: StoreFinderProps) {
  const now = useCurrentMinute();
  const { placeId, setLookup, pendingName, onLinkedPlace, position, order } = useStoreLocation();
  const { text, brand, change, unknownBrand } = useStoreSearch(brandNames);
  const { view, setView, chosenId, setChosenId, showOnMap, close, list, mapPane } = useChosenStore();
  const hasMapBeenVisible = useHasBeenVisible(mapPane);
  const field = useRef<HTMLInputElement>(null);
  const listedStores = useMemo<ListedStore[]>(() => {
    const matching = filterStores(stores, { text, brand });
    return position ? nearestStores(matching, position) : sortStoresByTown(matching).map((store) => ({ store }));
  }, [stores, text, brand, position]);
  const found = useMemo(() => listedStores.map(({ store }) => store), [listedStores]);
  const chosen = listedStores.find(({ store }) => store.id === chosenId);
  const { t, locale } = useWords('stores');
  const openings = useMemo(
    () => new Map(stores.map((store) => [store, storeOpening(store, now, { t, locale })])),
    [stores, now, t, locale],
  );
  const getOpening = (store: Store) => openings.get(store)!;
  const clear = () => {
    change({ text: '', brand: null });
    field.current?.focus();
  };
  return (
    <Stack $gap={6}>
      {(placeId || pendingName) && (
        <Suspense>
          <StorePlaceLookup {...{ placeId, pendingName, onLinkedPlace }} onFound={setLookup} />
        </Suspense>
      )}
      <Toolbar role="search">
        <StoreToolbar
          {...{ stores, brandNames, text, brand, view, field, unknownBrand }}
          onText={(typed) => change({ text: typed })}
          onBrand={(slug) => change({ brand: slug })}
          onView={setView}
        />
      </Toolbar>
      <Columns data-view={view}>
        <StoreResults {...{ listedStores, order, getOpening, chosenId, list }} onShow={showOnMap}>
          <Suspense>
            <NoMatchingStores
              text={text.trim()}
              brand={brand && brandNames[brand]!}
              stores={stores}
              nearest={position ? nearestStores(stores, position)[0] : undefined}
              getOpening={getOpening}
              onClear={clear}
            />
          </Suspense>
        </StoreResults>
        <MapSpace ref={mapPane} tabIndex={-1}>
          {hasMapBeenVisible && (
            <Suspense>
              <MapPane
                stores={found}
                {...{ chosenId, chosen, position, getOpening }}
                onChoose={setChosenId}
                onClose={close}
              />
            </Suspense>
          )}
        </MapSpace>
      </Columns>
    </Stack>
  );
}

/** Tracks the store chosen in the list or on the map, and which of the two a small screen shows. */
function useChosenStore() {
  const [view, setView] = useState<StoreViewMode>('list');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const mapPane = useRef<HTMLDivElement>(null);
  const mustFocusMap = useRef(false);
  useEffect(() => {
    // On small screens the map replaces the list, which hides the focused button.
    if (mustFocusMap.current && list.current?.offsetParent === null) mapPane.current?.focus();
    mustFocusMap.current = false;
  });
  const showOnMap = (id: string) => {
    mustFocusMap.current = true;
    setChosenId(id);
    setView('map');
  };
  const close = () => {
    setChosenId(null);
    mapPane.current?.focus({ preventScroll: true });
  };
  return { view, setView, chosenId, setChosenId, showOnMap, close, list, mapPane };
}
