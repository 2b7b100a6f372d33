import type { StoreWithDistance } from '../../domain/delivery/stores/storeOrder';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { Heading } from '../../ui/text/Heading';
import { StoreCard } from './StoreCard';
import type { StoreOpening } from './storeOpening';

interface NearestStoreProps {
  near: StoreWithDistance;
  heading: string;
  getOpening: (store: Store) => StoreOpening;
}

export function NearestStore({ near: { store, distanceKm }, heading, getOpening }: NearestStoreProps) {
  return (
    <section>
      <Heading level={2} size="sub">
        {heading}
      </Heading>
      <StoreCard as="div" store={store} distanceKm={distanceKm} opening={getOpening(store)} />
    </section>
  );
}
