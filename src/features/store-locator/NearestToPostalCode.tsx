import { useQuery } from '@tanstack/react-query';
import { addressQuery, suggestionsQuery } from '../../data/delivery/deliveryCalls';
import { nearestStores, type StoreWithDistance } from '../../domain/delivery/stores/storeOrder';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { asIsland } from '../../state/QueryIsland';
import { NearestStore } from './NearestStore';
import type { StoreOpening } from './storeOpening';

interface NearestToPostalCodeProps {
  postalCode: string;
  stores: readonly Store[];
  getOpening: (store: Store) => StoreOpening;
  /** Suggested if the postal code is unknown. */
  fallback: StoreWithDistance | undefined;
}

/** Suggests the store nearest to a postal code without stores. Renders nothing while the code is geocoded. */
export const NearestToPostalCode = asIsland(Nearest);

function Nearest({ postalCode, stores, getOpening, fallback }: NearestToPostalCodeProps) {
  const { t } = useWords('stores', 'map');
  const { data: places, isPending } = useQuery(suggestionsQuery(postalCode, { types: 'any' }));
  // Exact matches only: maps may suggest a street with these digits as its house number.
  const place = places?.find(({ mainText }) => mainText === postalCode);
  const { data: address, isLoading } = useQuery(addressQuery(place?.placeId ?? null, ''));
  if (isPending || isLoading) return null;
  const { latitude, longitude } = address ?? {};
  if (latitude === undefined || longitude === undefined)
    return (
      fallback && <NearestStore near={fallback} heading={t('storeLocator.noMatch.nearest')} getOpening={getOpening} />
    );
  const [near] = nearestStores(stores, { latitude, longitude });
  return (
    near && (
      <NearestStore near={near} heading={t('storeLocator.noMatch.nearestTo', { postalCode })} getOpening={getOpening} />
    )
  );
}
