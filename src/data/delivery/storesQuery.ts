import { queryOptions } from '@tanstack/react-query';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import type { LocaleId } from '../../domain/region/locales';
import { fetchSiteFile } from '../siteFile';

/** The stores of a locale's country, from a file written by the build. */
export const storesQuery = (localeId: LocaleId) =>
  queryOptions({
    queryKey: ['stores', localeId],
    // Without a network, the service worker may have it cached.
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) =>
      fetchSiteFile<Store[]>(`/stores/${localeId}.json`, { signal, shape: { listOf: ['id', 'name'] } }),
  });
