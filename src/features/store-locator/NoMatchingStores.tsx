import { parsePostalCode } from '../../domain/address/postalCode';
import { type StoreWithDistance, nearestStores } from '../../domain/delivery/stores/storeOrder';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NearestStore } from './NearestStore';
import type { StoreOpening } from './storeOpening';
import { useQuery } from '@tanstack/react-query';
import { addressQuery, suggestionsQuery } from '../../data/delivery/deliveryCalls';
import { asIsland } from '../../state/QueryIsland';

interface NoMatchingStoresProps {
  text: string;
  /** The name of the selected brand. */
  brand: string | null;
  stores: readonly Store[];
  /** Undefined while the shopper's position is unknown. */
  nearest: StoreWithDistance | undefined;
  getOpening: (store: Store) => StoreOpening;
  onClear: () => void;
}

export function NoMatchingStores({ text, brand, stores, nearest, getOpening, onClear }: NoMatchingStoresProps) {
  const { t, locale } = useWords('stores', 'map');
  const postalCode = parsePostalCode(text, locale.country);
  const titleKey = !brand ? 'storeLocator.noMatch' : text ? 'storeLocator.noMatch.both' : 'storeLocator.noMatch.brand';
  return (
    <>
      <EmptyState
        title={t(titleKey, { text, brand: brand ?? '' })}
        action={
          <>
            <Button size="small" onClick={onClear}>
              {t('storeLocator.showAll')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => openPanel('storeAddress')}>
              {t('storeLocator.nearAddress')}
            </Button>
          </>
        }
      />
      {postalCode ? (
        <NearestToPostalCode {...{ postalCode, stores, getOpening }} fallback={nearest} />
      ) : (
        nearest && <NearestStore near={nearest} heading={t('storeLocator.noMatch.nearest')} getOpening={getOpening} />
      )}
    </>
  );
}

interface NearestToPostalCodeProps {
  postalCode: string;
  stores: readonly Store[];
  getOpening: (store: Store) => StoreOpening;
  /** Suggested if the postal code is unknown. */
  fallback: StoreWithDistance | undefined;
}

/** Suggests the store nearest to a postal code without stores. Renders nothing while the code is geocoded. */
const NearestToPostalCode = asIsland(Nearest);

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
