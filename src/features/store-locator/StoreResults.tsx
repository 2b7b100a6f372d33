import type { ReactNode, Ref } from 'react';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Paragraph } from '../../ui/text/Paragraph';
import { StoreCard } from './StoreCard';
import type { StoreOpening } from './storeOpening';
import { List, OrderLine, ListColumn } from './StoreFinder.styles';

export interface ListedStore {
  store: Store;
  distanceKm?: number;
}

/** The sort order: by distance, or by town because there is no address, an unknown one, or one abroad. */
export interface StoreOrder {
  by: 'town' | 'near' | 'unknown' | 'abroad';
  address?: string;
}

interface StoreResultsProps {
  listedStores: readonly ListedStore[];
  order: StoreOrder;
  /** Undefined in the static HTML, which cannot depend on the time. */
  getOpening?: (store: Store) => StoreOpening;
  chosenId?: string | null;
  onShow?: (id: string) => void;
  list?: Ref<HTMLUListElement>;
  /** Shown instead of an empty list. */
  children?: ReactNode;
}

export function StoreResults({ listedStores, order, getOpening, chosenId, onShow, list, children }: StoreResultsProps) {
  const { t, plural } = useWords('stores');
  return (
    <ListColumn>
      <div role="status">
        <Paragraph>{plural('storeLocator.results', listedStores.length)}</Paragraph>
        <OrderLine size="label" tone="muted">
          {t(`storeLocator.order.${order.by}`, { address: order.address ?? '' })}
        </OrderLine>
      </div>
      <Paragraph size="label" tone="muted">
        {t('storeLocator.callAhead')}
      </Paragraph>
      {listedStores.length === 0 && children}
      {/* Remount the list when the order changes, because moved cards count as a layout shift. */}
      <List ref={list} key={order.by}>
        {listedStores.map(({ store, distanceKm }) => (
          <StoreCard
            key={store.id}
            {...{ store, distanceKm, onShow }}
            opening={getOpening?.(store)}
            isChosen={store.id === chosenId}
          />
        ))}
      </List>
    </ListColumn>
  );
}
