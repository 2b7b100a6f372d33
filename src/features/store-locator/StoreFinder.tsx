import { startTransition, useEffect, useState } from 'react';
import { sortStoresByTown } from '../../domain/delivery/stores/storeOrder';
import { useWords } from '../../i18n/LocaleContext';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { Columns, MapSpace, Toolbar } from './StoreFinder.styles';
import type { StoreFinderProps } from './storeFinderProps';
import { StoreResults } from './StoreResults';

const load = async () => (await import(/* webpackChunkName: "store-finder" */ './LiveFinder')).LiveFinder;

/** The static list stays if the interactive finder fails to load. */
function useLiveFinder() {
  const [LiveFinder, setLiveFinder] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    let isCanceled = false;
    load().then(
      // A transition, because the whole list rerenders.
      (loaded) => isCanceled || startTransition(() => setLiveFinder(() => loaded)),
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, []);
  return { LiveFinder };
}

/**
 * The static HTML is a list by town, with space reserved for everything that needs scripts: the toolbar, the map and
 * the opening status.
 */
export function StoreFinder(props: StoreFinderProps) {
  const { t } = useWords('stores');
  const { LiveFinder } = useLiveFinder();
  if (props.stores.length === 0) return <Paragraph size="lead">{t('storeLocator.none')}</Paragraph>;
  if (LiveFinder) return <LiveFinder {...props} />;
  return (
    <Stack $gap={6}>
      <Toolbar />
      <Columns data-view="list">
        <StoreResults
          listedStores={sortStoresByTown(props.stores).map((store) => ({ store }))}
          order={{ by: 'town' }}
        />
        <MapSpace />
      </Columns>
    </Stack>
  );
}
