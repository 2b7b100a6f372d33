import { queryOptions } from '@tanstack/react-query';
import { Catalogue } from '../../domain/catalogue/files/catalogue';
import { catalogueFilePath, type CatalogueFile, type CataloguePart } from '../../domain/catalogue/files/catalogueFiles';
import type { LocaleId } from '../../domain/region/locales';
import { ApiError, unreachable } from '../apiError';
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

/** Null for a file that is gone, because a catalogue that has shrunk has fewer files. */
async function fetchOrNull(query: ReturnType<typeof cataloguePartQuery>): Promise<CatalogueFile | null> {
  try {
    return await queryClient.fetchQuery(query);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Fetches a part again if the cached one belongs to another version. Null if there is none of this version. */
async function fetchPart(
  localeId: LocaleId,
  part: CataloguePart,
  { version }: Catalogue,
): Promise<CatalogueFile | null> {
  const query = cataloguePartQuery(localeId, part);
  const cached = await fetchOrNull(query);
  if (!cached || cached.version === version) return cached;
  const file = await fetchOrNull({ ...query, staleTime: 0 });
  return file?.version === version ? file : null;
}

/** After a new build, the next call of `cachedCatalogue` returns the catalogue of the new list. */
async function replaceCatalogue(localeId: LocaleId, version: string): Promise<void> {
  const list = await queryClient.fetchQuery({ ...cataloguePartQuery(localeId, 'list'), staleTime: 0 });
  if (list.version === version) throw unreachable();
}

/** Adds these parts to the catalogue. If some fail, it still adds the others. */
export async function loadMissing(
  localeId: LocaleId,
  catalogue: Catalogue,
  parts: readonly CataloguePart[],
): Promise<void> {
  let isReplaced = false;
  const outcomes = await Promise.allSettled(
    parts.map(async (part) => {
      const file = await fetchPart(localeId, part, catalogue);
      if (file) catalogue.add(part, file.content);
      else isReplaced = true;
    }),
  );
  if (isReplaced) return replaceCatalogue(localeId, catalogue.version);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Fetches what `read` asks for, and returns what it then finds. */
export async function readFromCatalogue<Result>(
  localeId: LocaleId,
  read: (catalogue: Catalogue) => Result,
): Promise<Result> {
  await loadCatalogue(localeId, []);
  for (;;) {
    const catalogue = cachedCatalogue(localeId)!;
    const { result, missing } = catalogue.collectMissing(() => read(catalogue));
    if (!missing.length) return result;
    await loadMissing(localeId, catalogue, missing);
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
  const { missing } = catalogue.collectMissing(() => parts.map((part) => catalogue.has(part)));
  await loadMissing(localeId, catalogue, missing);
  return cachedCatalogue(localeId)!;
}
