import { parsePostalCode } from '../../domain/delivery/address/postalCode';
import type { StoreWithDistance } from '../../domain/delivery/stores/storeOrder';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NearestStore } from './NearestStore';
import { NearestToCode } from './NearestToCode';
import type { StoreOpening } from './storeOpening';

interface NoMatchProps {
  text: string;
  /** Name of the brand filter. */
  brand: string | null;
  /** The stores to suggest from. */
  stores: readonly Store[];
  /** The nearest of them, if a position is known. */
  nearest: StoreWithDistance | undefined;
  doorOf: (store: Store) => StoreOpening;
  onClear: () => void;
}

/** No store matches: suggests what to do next. */
export function NoMatch({ text, brand, stores, nearest, doorOf, onClear }: NoMatchProps) {
  const { t, locale } = useWords('stores', 'map');
  const postalCode = parsePostalCode(text, locale.country);
  const key = !brand ? 'storeLocator.noMatch' : text ? 'storeLocator.noMatch.both' : 'storeLocator.noMatch.brand';
  return (
    <>
      <EmptyState
        title={t(key, { text, brand: brand ?? '' })}
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
        <NearestToCode {...{ postalCode, stores, doorOf }} fallback={nearest} />
      ) : (
        nearest && <NearestStore near={nearest} heading={t('storeLocator.noMatch.nearest')} doorOf={doorOf} />
      )}
    </>
  );
}
