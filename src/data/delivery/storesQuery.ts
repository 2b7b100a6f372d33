import { queryOptions } from '@tanstack/react-query';
import type { Store } from '../../domain/delivery/storeSchema';
import type { LocaleId } from '../../domain/region/locales';
import { fetchSiteFile } from '../siteFile';

/** The stores of a locale's country, from the file that the build wrote. */
export const storesQuery = (localeId: LocaleId) =>
  queryOptions({
    queryKey: ['stores', localeId],
    // Without a network the site's worker may have it.
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) => fetchSiteFile<Store[]>(`/stores/${localeId}.json`, { signal }),
  });
