import type { NearStore } from '../../domain/delivery/storeOrder';
import type { Store } from '../../domain/delivery/storeSchema';
import { useMapWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Heading } from '../../ui/Heading';
import { StoreCard } from './StoreCard';
import type { StoreOpening } from './storeOpening';

interface NoMatchProps {
  text: string;
  /** Name of the brand filter. */
  brand: string | null;
  /** The nearest of all stores, if a position is known. */
  nearest: NearStore | undefined;
  doorOf: (store: Store) => StoreOpening;
  onClear: () => void;
}

/** No store matches: suggests what to do next. */
export function NoMatch({ text, brand, nearest, doorOf, onClear }: NoMatchProps) {
  const { t } = useMapWords();
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
      {nearest && (
        <section>
          <Heading level={2} size="sub">
            {t('storeLocator.noMatch.nearest')}
          </Heading>
          <StoreCard as="div" store={nearest.store} distanceKm={nearest.distanceKm} door={doorOf(nearest.store)} />
        </section>
      )}
    </>
  );
}
