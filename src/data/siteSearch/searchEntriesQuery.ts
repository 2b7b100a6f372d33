import { queryOptions } from '@tanstack/react-query';
import type { LocaleId } from '../../domain/region/locales';
import type { SearchEntry } from '../../domain/search/siteSearch';
import { fetchSiteFile } from '../siteFile';

/** Everything that the search of the whole site finds in a locale, from a file written by the build. */
export const searchEntriesQuery = (localeId: LocaleId) =>
  queryOptions({
    queryKey: ['searchEntries', localeId],
    // Without a network, the service worker may have it cached.
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) =>
      fetchSiteFile<SearchEntry[]>(`/search/${localeId}.json`, {
        signal,
        shape: { listOf: ['kind', 'title', 'path'] },
      }),
    staleTime: Infinity,
    retry: false,
  });
