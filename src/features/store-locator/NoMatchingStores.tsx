import { parsePostalCode } from '../../domain/address/postalCode';
import type { StoreWithDistance } from '../../domain/delivery/stores/storeOrder';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NearestStore } from './NearestStore';
import { NearestToPostalCode } from './NearestToPostalCode';
import type { StoreOpening } from './storeOpening';

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
