import { startTransition, useEffect, useState } from 'react';
import { storesByTown } from '../../domain/delivery/storeOrder';
import { useStoresWords } from '../../i18n/LocaleContext';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { Columns, MapPlace, Tools } from './StoreFinder.styles';
import type { StoreFinderProps } from './storeFinderProps';
import { StoreResults } from './StoreResults';

const load = async () => (await import(/* webpackChunkName: "store-finder" */ './LiveFinder')).LiveFinder;

/** What works with scripts alone, once it is there; where it does not come the list stands as it is. */
function useLiveFinder() {
  const [LiveFinder, setLiveFinder] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(
      // In slices: the whole list is drawn anew.
      (loaded) => isGone || startTransition(() => setLiveFinder(() => loaded)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return { LiveFinder };
}

/**
 * S1-12, S2-78: the stores of a region. The page's HTML has them as a list by town, with room kept for what comes with
 * scripts: the tools, the map, and whether a store is open now.
 */
export function StoreFinder(props: StoreFinderProps) {
  const { t } = useStoresWords();
  const { LiveFinder } = useLiveFinder();
  if (props.stores.length === 0) return <Text size="lead">{t('storeLocator.none')}</Text>;
  if (LiveFinder) return <LiveFinder {...props} />;
  return (
    <Stack $gap={6}>
      <Tools />
      <Columns data-view="list">
        <StoreResults listed={storesByTown(props.stores).map((store) => ({ store }))} order={{ by: 'town' }} />
        <MapPlace />
      </Columns>
    </Stack>
  );
}
