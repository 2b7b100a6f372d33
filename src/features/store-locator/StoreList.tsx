import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { shortAddress } from '../../domain/delivery/shortAddress';
import { nearestStores, storesByTown } from '../../domain/delivery/storeOrder';
import type { Store } from '../../domain/delivery/storeSchema';
import { useStoresWords } from '../../i18n/LocaleContext';
import { useStorePlace } from '../../state/deliveryPlace';
import { EmptyState } from '../../ui/EmptyState';
import { Grid } from '../../ui/Grid';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { StoreCard } from './StoreCard';
import type { FoundPlace } from './StorePlaceLookup';

const StorePlaceLookup = lazy(() =>
  import('./StorePlaceLookup').then(({ StorePlaceLookup: component }) => ({ default: component })),
);

/** S2-78: the retailers of a region, by town; S2-34: the nearest first, once it is known where the shopper looks. */
export function StoreList({ stores }: { stores: Store[] }) {
  const { t, plural } = useStoresWords();
  const place = useStorePlace((state) => state.place);
  const [answer, setAnswer] = useState<FoundPlace | null>(null);
  if (stores.length === 0) return <EmptyState title={t('storeLocator.none')} />;

  const found = place && answer?.placeId === place.placeId ? answer : null;
  const near = found?.position ? nearestStores(stores, found.position) : null;
  const order = near ? 'near' : found ? 'unknown' : 'town';
  return (
    <Stack $gap={6}>
      {place && (
        <Suspense>
          <StorePlaceLookup placeId={place.placeId} onAnswer={setAnswer} />
        </Suspense>
      )}
      <div role="status">
        <Text tone="muted">
          {plural('storeLocator.results', stores.length)} · {t('storeLocator.callAhead')}
        </Text>
        <Order size="label">{t(`storeLocator.order.${order}`, { address: shortAddress(place?.label ?? '') })}</Order>
      </div>
      {/* A new list and not the same cards on the move, which would count as a shift of the layout. */}
      <Grid key={near ? 'near' : 'town'} as="ul" $min="300px" $gap={4}>
        {near
          ? near.map(({ store, distanceKm }) => <StoreCard key={store.id} store={store} distanceKm={distanceKm} />)
          : storesByTown(stores).map((store) => <StoreCard key={store.id} store={store} />)}
      </Grid>
    </Stack>
  );
}

/** One line from the start, whatever it comes to say: the list below does not move. */
const Order = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
