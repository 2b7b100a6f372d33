import { queryOptions } from '@tanstack/react-query';
import { Catalogue } from '../../domain/catalogue/files/catalogue';
import { catalogueFilePath, type CatalogueFile, type CataloguePart } from '../../domain/catalogue/files/catalogueFiles';
import type { LocaleId } from '../../domain/region/locales';
import { unreachable } from '../apiError';
import { queryClient } from '../queryClient';
import { fetchSiteFile } from '../siteFile';

export const cataloguePartQuery = <Part extends CataloguePart>(localeId: LocaleId, part: Part) =>
  queryOptions({
    queryKey: ['cataloguePart', localeId, part],
    // The service worker may have the file in its cache when offline.
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) =>
      fetchSiteFile<CatalogueFile<Part>>(catalogueFilePath(localeId, part), {
        signal,
        shape: { fields: ['version', 'content'] },
      }),
    staleTime: 60_000,
  });

const opened = new WeakMap<CatalogueFile<'list'>, Catalogue>();

/** Null if the list has not been fetched. */
export function cachedCatalogue(localeId: LocaleId): Catalogue | null {
  const file = queryClient.getQueryData(cataloguePartQuery(localeId, 'list').queryKey);
  if (!file) return null;
  const catalogue = opened.get(file) ?? new Catalogue(file.version, file.content);
  opened.set(file, catalogue);
  return catalogue;
}

/** Fetches a part again if the cached one belongs to another version than the catalogue. */
async function fetchPart(localeId: LocaleId, part: CataloguePart, version: string): Promise<CatalogueFile> {
  const query = cataloguePartQuery(localeId, part);
  const file = await queryClient.fetchQuery(query);
  return file.version === version ? file : queryClient.fetchQuery({ ...query, staleTime: 0 });
}

/** After a new build, the next call of `cachedCatalogue` returns the catalogue of the new list. */
async function replaceCatalogue(localeId: LocaleId, version: string): Promise<void> {
  const list = await queryClient.fetchQuery({ ...cataloguePartQuery(localeId, 'list'), staleTime: 0 });
  if (list.version === version) throw unreachable();
}

/** Fetches what was missing when the catalogue was last read. */
export async function loadMissing(localeId: LocaleId, catalogue: Catalogue): Promise<void> {
  const { version } = catalogue;
  const parts = [...catalogue.missing];
  const files = await Promise.all(parts.map((part) => fetchPart(localeId, part, version)));
  if (files.some((file) => file.version !== version)) return replaceCatalogue(localeId, version);
  parts.forEach((part, index) => catalogue.add(part, files[index]!.content));
}

/** Fetches what `read` asks for, and returns what it then finds. */
export async function readFromCatalogue<Result>(
  localeId: LocaleId,
  read: (catalogue: Catalogue) => Result,
): Promise<Result> {
  let catalogue = await loadCatalogue(localeId, []);
  for (;;) {
    const result = read(catalogue);
    if (!catalogue.missing.size) return result;
    await loadMissing(localeId, catalogue);
    catalogue = cachedCatalogue(localeId)!;
  }
}

/** A part that fails here is fetched again once the catalogue asks for it. */
export function preloadParts(localeId: LocaleId, parts: readonly CataloguePart[]): Promise<unknown> {
  return Promise.all(parts.map((part) => queryClient.prefetchQuery(cataloguePartQuery(localeId, part))));
}

/** Fetches the list unless it is fresh, and in parallel the parts that are known to be needed with it. */
export async function loadCatalogue(localeId: LocaleId, parts: readonly CataloguePart[]): Promise<Catalogue> {
  await Promise.all([queryClient.fetchQuery(cataloguePartQuery(localeId, 'list')), preloadParts(localeId, parts)]);
  const catalogue = cachedCatalogue(localeId)!;
  for (const part of parts) catalogue.has(part);
  await loadMissing(localeId, catalogue);
  return cachedCatalogue(localeId)!;
}
