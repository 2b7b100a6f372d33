import { queryOptions } from '@tanstack/react-query';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import type { StoreMapFile } from '../domain/delivery/stores/storeMapFile';
import type { Store } from '../domain/delivery/stores/storeSchema';
import { labReportFilePath, type LabReportFile } from '../domain/laboratory/labReportFile';
import type { LocaleId } from '../domain/region/locales';
import type { SearchEntry } from '../domain/search/siteSearch';
import { nullIfMissing } from './apiError';
import { fetchSiteFile } from './siteFile';

// The service worker may have a file in its cache when offline.
const networkMode = 'offlineFirst';

export const catalogueQuery = (localeId: LocaleId) =>
  queryOptions({
    queryKey: ['catalogue', localeId],
    networkMode,
    queryFn: ({ signal }) =>
      fetchSiteFile<ProductSummary[]>(`/catalogue/${localeId}.json`, {
        signal,
        shape: { listOf: ['slug', 'title', 'variants'] },
      }),
    staleTime: 60_000,
  });

export const storesQuery = (localeId: LocaleId) =>
  queryOptions({
    queryKey: ['stores', localeId],
    networkMode,
    queryFn: ({ signal }) =>
      fetchSiteFile<Store[]>(`/stores/${localeId}.json`, { signal, shape: { listOf: ['id', 'name'] } }),
  });

export const searchEntriesQuery = (localeId: LocaleId) =>
  queryOptions({
    queryKey: ['searchEntries', localeId],
    networkMode,
    queryFn: ({ signal }) =>
      fetchSiteFile<SearchEntry[]>(`/search/${localeId}.json`, {
        signal,
        shape: { listOf: ['kind', 'title', 'path'] },
      }),
    staleTime: Infinity,
    retry: false,
  });

/** Cities of both countries, from the file of the store map. */
export const citiesQuery = queryOptions({
  queryKey: ['cities'],
  networkMode,
  queryFn: ({ signal }) =>
    fetchSiteFile<Pick<StoreMapFile, 'cities'>>('/map/outlines.json', { signal, shape: { fields: ['cities'] } }),
  staleTime: Infinity,
  retry: false,
});

/** Null if there is no report. */
export const labReportQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['labReport', batchId],
    networkMode,
    queryFn: ({ signal }) =>
      fetchSiteFile<LabReportFile>(labReportFilePath(batchId), {
        signal,
        shape: { fields: ['batch', 'product'] },
      }).catch(nullIfMissing),
    staleTime: 60_000,
    retry: 1,
  });
