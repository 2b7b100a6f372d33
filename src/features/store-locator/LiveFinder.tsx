import { Suspense, useMemo, useRef } from 'react';
import { matchingStores } from '../../domain/delivery/storeFilter';
import { nearestStores, storesByTown } from '../../domain/delivery/storeOrder';
import type { Store } from '../../domain/delivery/storeSchema';
import { useStoresWords } from '../../i18n/LocaleContext';
import { useCurrentMinute } from '../../state/useCurrentMinute';
import { Stack } from '../../ui/Stack';
import { lazyNamed } from '../../ui/lazyNamed';
import { storeOpening } from './storeOpening';
import { Columns, MapPlace, Tools } from './StoreFinder.styles';
import type { StoreFinderProps } from './storeFinderProps';
import { StoreResults, type ListedStore } from './StoreResults';
import { StoreTools } from './StoreTools';
import { useChoice } from './useChoice';
import { useHasBeenVisible } from './useHasBeenVisible';
import { useLocatedPlace } from './useLocatedPlace';
import { useStoreSearch } from './useStoreSearch';

// Lazy: not visible at first on phones, or rarely needed.
const MapSide = lazyNamed(() => import('./MapSide'), 'MapSide');
const NoMatch = lazyNamed(() => import('./NoMatch'), 'NoMatch');
const StorePlaceLookup = lazyNamed(() => import('./StorePlaceLookup'), 'StorePlaceLookup');

/** The stores of a region as a list with search, filter and sorting, and on a map. */
export function LiveFinder({ stores, brandNames, askedBrand }: StoreFinderProps) {
  const now = useCurrentMinute();
  const { placeId, setAnswer, position, order } = useLocatedPlace();
  const { text, setText, brand, setBrand, unknownBrand } = useStoreSearch(brandNames, askedBrand);
  const { view, setView, chosenId, setChosenId, show, list, mapSide } = useChoice();
  const isMapSeen = useHasBeenVisible(mapSide);
  const field = useRef<HTMLInputElement>(null);
  const listed = useMemo<ListedStore[]>(() => {
    const matching = matchingStores(stores, { text, brand });
    return position ? nearestStores(matching, position) : storesByTown(matching).map((store) => ({ store }));
  }, [stores, text, brand, position]);
  const found = useMemo(() => listed.map(({ store }) => store), [listed]);
  const chosen = listed.find(({ store }) => store.id === chosenId);
  const { t, locale } = useStoresWords();
  const doors = useMemo(
    () => new Map(stores.map((store) => [store, storeOpening(store, now, { t, locale })])),
    [stores, now, t, locale],
  );
  const doorOf = (store: Store) => doors.get(store)!;
  const clear = () => {
    setText('');
    setBrand(null);
    field.current?.focus();
  };
  return (
    <Stack $gap={6}>
      {placeId && (
        <Suspense>
          <StorePlaceLookup placeId={placeId} onAnswer={setAnswer} />
        </Suspense>
      )}
      <Tools role="search">
        <StoreTools
          {...{ stores, brandNames, text, brand, view, field, unknownBrand }}
          onText={setText}
          onBrand={setBrand}
          onView={setView}
        />
      </Tools>
      <Columns data-view={view}>
        <StoreResults {...{ listed, order, doorOf, chosenId, list }} onShow={show}>
          <Suspense>
            <NoMatch
              text={text.trim()}
              brand={brand && brandNames[brand]!}
              nearest={position ? nearestStores(stores, position)[0] : undefined}
              doorOf={doorOf}
              onClear={clear}
            />
          </Suspense>
        </StoreResults>
        <MapPlace ref={mapSide} tabIndex={-1}>
          {isMapSeen && (
            <Suspense>
              <MapSide stores={found} {...{ chosenId, chosen, position, doorOf }} onChoose={setChosenId} />
            </Suspense>
          )}
        </MapPlace>
      </Columns>
    </Stack>
  );
}
