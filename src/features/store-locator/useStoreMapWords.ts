import { useMemo } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import type { StoreMapWords } from './storeMapProps';

/** Plain strings, because the map components don't translate. */
export function useStoreMapWords(): StoreMapWords {
  const { t } = useWords('stores', 'map');
  return useMemo(
    () => ({
      label: t('storeLocator.map.label'),
      zoomIn: t('storeLocator.map.zoomIn'),
      zoomOut: t('storeLocator.map.zoomOut'),
      plain: t('storeLocator.map.plain'),
      simpler: t('storeLocator.map.simpler'),
      credit: t('storeLocator.map.credit'),
      failed: t('storeLocator.map.failed'),
      retry: t('app.retry'),
      clusterName: (count, { city }) => t('storeLocator.map.cluster', { count, city }),
      markerName: ({ name, city }) => t('storeLocator.map.marker', { store: name, city }),
    }),
    [t],
  );
}
