import { Suspense, useMemo, useRef, useEffect, useState } from 'react';
import { filterStores } from '../../domain/delivery/stores/storeFilter';
import { nearestStores, sortStoresByTown } from '../../domain/delivery/stores/storeOrder';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Stack } from '../../ui/layout/Stack';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { storeOpening } from './storeOpening';
import { Columns, MapSpace, Toolbar } from './StoreFinder.styles';
import type { StoreFinderProps } from './storeFinderProps';
import { StoreResults, type ListedStore } from './StoreResults';
import { StoreToolbar, type StoreViewMode } from './StoreToolbar';
import { useHasBeenVisible } from './useHasBeenVisible';
import { useStoreSearch } from './useStoreSearch';
import { useStoreLocation } from './useStoreLocation';

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
