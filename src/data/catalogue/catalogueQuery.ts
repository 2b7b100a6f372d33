import { queryOptions } from '@tanstack/react-query';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { LocaleId } from '../../domain/region/locales';
import { fetchSiteFile } from '../siteFile';

/** The whole catalogue of a locale, from a file written by the build. */
export const catalogueQuery = (localeId: LocaleId) =>
  queryOptions({
    queryKey: ['catalogue', localeId],
    // Without a network, the service worker may have it cached.
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) =>
      fetchSiteFile<ProductSummary[]>(`/catalogue/${localeId}.json`, {
        signal,
        shape: { listOf: ['slug', 'title', 'variants'] },
      }),
    staleTime: 60_000,
  });
