import type { ReactNode, Ref } from 'react';
import type { Store } from '../../domain/delivery/storeSchema';
import { useStoresWords } from '../../i18n/LocaleContext';
import { Text } from '../../ui/Text';
import { StoreCard } from './StoreCard';
import type { StoreDoor } from './storeDoor';
import { List, OrderLine, Side } from './StoreFinder.styles';

/** A store, and how far it is where that is known. */
export interface ListedStore {
  store: Store;
  distanceKm?: number;
}

/** By what stores are sorted: by town, also where the address was not found, or by how near it they are. */
export interface StoreOrder {
  by: 'town' | 'near' | 'unknown';
  address?: string;
}

interface StoreResultsProps {
  listed: readonly ListedStore[];
  order: StoreOrder;
  /** Whether a store is open, where the time is known. */
  doorOf?: (store: Store) => StoreDoor;
  chosenId?: string | null;
  onShow?: (id: string) => void;
  list?: Ref<HTMLUListElement>;
  /** What stands in the place of a list that has nothing. */
  children?: ReactNode;
}

/** S2-78: the list of stores, how many they are and how they are sorted; that calling ahead is wise. */
export function StoreResults({ listed, order, doorOf, chosenId, onShow, list, children }: StoreResultsProps) {
  const { t, plural } = useStoresWords();
  return (
    <Side>
      <div role="status">
        <Text>{plural('storeLocator.results', listed.length)}</Text>
        <OrderLine size="label" tone="muted">
          {t(`storeLocator.order.${order.by}`, { address: order.address ?? '' })}
        </OrderLine>
      </div>
      <Text size="label" tone="muted">
        {t('storeLocator.callAhead')}
      </Text>
      {listed.length === 0 && children}
      {/* A new list and not the same cards on the move, which would count as a shift of the layout. */}
      <List ref={list} key={order.by}>
        {listed.map(({ store, distanceKm }) => (
          <StoreCard
            key={store.id}
            {...{ store, distanceKm, onShow }}
            door={doorOf?.(store)}
            isChosen={store.id === chosenId}
          />
        ))}
      </List>
    </Side>
  );
}
