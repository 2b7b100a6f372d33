import { Suspense, useMemo, useRef, useEffect, useState } from 'react';
import { filterStores } from '../../domain/delivery/stores/storeFilter';
import { nearestStores, sortStoresByTown } from '../../domain/delivery/stores/storeOrder';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Stack } from '../../ui/layout/Stack';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { storeOpening } from './storeOpening';
import { Columns, MapPlace, Tools } from './StoreFinder.styles';
import type { StoreFinderProps } from './storeFinderProps';
import { StoreResults, type ListedStore } from './StoreResults';
import { StoreTools, type StoreViewMode } from './StoreTools';
import { useHasBeenVisible } from './useHasBeenVisible';
import { useStoreSearch } from './useStoreSearch';
import { useLocatedPlace } from './useLocatedPlace';

// Lazy: not visible at first on phones, or rarely needed.
const MapSide = lazyNamed(() => import('./MapSide'), 'MapSide');
const NoMatch = lazyNamed(() => import('./NoMatch'), 'NoMatch');
const StorePlaceLookup = lazyNamed(() => import('./StorePlaceLookup'), 'StorePlaceLookup');

/** The stores of a region as a list with search, filter and sorting, and on a map. */
export function LiveFinder({ stores, brandNames }: StoreFinderProps) {
  const now = useCurrentMinute();
  const { placeId, setAnswer, wanted, onLinked, position, order } = useLocatedPlace();
  const { text, brand, change, unknownBrand } = useStoreSearch(brandNames);
  const { view, setView, chosenId, setChosenId, show, close, list, mapSide } = useChoice();
  const isMapSeen = useHasBeenVisible(mapSide);
  const field = useRef<HTMLInputElement>(null);
  const listed = useMemo<ListedStore[]>(() => {
    const matching = filterStores(stores, { text, brand });
    return position ? nearestStores(matching, position) : sortStoresByTown(matching).map((store) => ({ store }));
  }, [stores, text, brand, position]);
  const found = useMemo(() => listed.map(({ store }) => store), [listed]);
  const chosen = listed.find(({ store }) => store.id === chosenId);
  const { t, locale } = useWords('stores');
  const doors = useMemo(
    () => new Map(stores.map((store) => [store, storeOpening(store, now, { t, locale })])),
    [stores, now, t, locale],
  );
  const doorOf = (store: Store) => doors.get(store)!;
  const clear = () => {
    change({ text: '', brand: null });
    field.current?.focus();
  };
  return (
    <Stack $gap={6}>
      {(placeId || wanted) && (
        <Suspense>
          <StorePlaceLookup {...{ placeId, wanted, onLinked }} onAnswer={setAnswer} />
        </Suspense>
      )}
      <Tools role="search">
        <StoreTools
          {...{ stores, brandNames, text, brand, view, field, unknownBrand }}
          onText={(typed) => change({ text: typed })}
          onBrand={(slug) => change({ brand: slug })}
          onView={setView}
        />
      </Tools>
      <Columns data-view={view}>
        <StoreResults {...{ listed, order, doorOf, chosenId, list }} onShow={show}>
          <Suspense>
            <NoMatch
              text={text.trim()}
              brand={brand && brandNames[brand]!}
              stores={stores}
              nearest={position ? nearestStores(stores, position)[0] : undefined}
              doorOf={doorOf}
              onClear={clear}
            />
          </Suspense>
        </StoreResults>
        <MapPlace ref={mapSide} tabIndex={-1}>
          {isMapSeen && (
            <Suspense>
              <MapSide
                stores={found}
                {...{ chosenId, chosen, position, doorOf }}
                onChoose={setChosenId}
                onClose={close}
              />
            </Suspense>
          )}
        </MapPlace>
      </Columns>
    </Stack>
  );
}

/** The store chosen in the list or on the map, and which of the two a small screen shows. */
function useChoice() {
  const [view, setView] = useState<StoreViewMode>('list');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const mapSide = useRef<HTMLDivElement>(null);
  const mustFocusMap = useRef(false);
  useEffect(() => {
    // If the map replaced the list, the clicked button is hidden, so focus moves to the map.
    if (mustFocusMap.current && list.current?.offsetParent === null) mapSide.current?.focus();
    mustFocusMap.current = false;
  });
  const show = (id: string) => {
    mustFocusMap.current = true;
    setChosenId(id);
    setView('map');
  };
  const close = () => {
    setChosenId(null);
    mapSide.current?.focus({ preventScroll: true });
  };
  return { view, setView, chosenId, setChosenId, show, close, list, mapSide };
}
