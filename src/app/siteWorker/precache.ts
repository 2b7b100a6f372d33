import { productPath } from '../../domain/catalogue/cataloguePaths';
import { Catalogue } from '../../domain/catalogue/files/catalogue';
import {
  catalogueFilePath,
  unsplitParts,
  type CatalogueFile,
  type CataloguePart,
} from '../../domain/catalogue/files/catalogueFiles';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { routePath, type RouteId } from '../../domain/site/routing/routes';
import { findCached, strategies } from './caching';
import { appDataFile } from '../../domain/site/routing/pageDataFiles';
import { getCacheKind, pageDataPath, pageCacheKey, scriptList, type CacheKind } from './cacheKind';
import type { ExtendableEventLike } from './siteScope';

/** Few enough parallel requests to leave bandwidth for the open page. */
const batchSize = 4;

async function cacheFile(path: string, kind: CacheKind, event: ExtendableEventLike): Promise<void> {
  const isNamed = kind === 'file' || kind === 'picture';
  if (isNamed && (await findCached(kind, path))) return;
  const request = new Request(path);
  // Failed requests are retried with the next page. TypeScript's ExtendableEvent would conflict with its DOM library.
  await Promise.allSettled(strategies[kind].handleAll({ request, event: event as never }));
}

async function cacheFiles(
  entries: readonly [path: string, kind: CacheKind][],
  event: ExtendableEventLike,
): Promise<void> {
  for (let index = 0; index < entries.length; index += batchSize)
    await Promise.all(entries.slice(index, index + batchSize).map(([path, kind]) => cacheFile(path, kind, event)));
}

/** Caches an opened page and its files. Skips other origins and the API. */
export async function cachePage(address: string, files: readonly string[], event: ExtendableEventLike): Promise<void> {
  const { origin, pathname, search } = new URL(address, location.href);
  if (getCacheKind(pathname, true) !== 'page') return;
  const path = pageCacheKey(pathname);
  const pageFiles = files.flatMap((file): [string, CacheKind][] => {
    const url = new URL(file, origin);
    const kind = url.origin === origin ? getCacheKind(url.pathname, false) : null;
    return kind ? [[url.pathname, kind]] : [];
  });
  const page: [string, CacheKind][] = [
    [path + search, 'page'],
    [pageDataPath(path) + search, 'data'],
  ];
  // Files that are already cached are up to date, because the page has just loaded them.
  await cacheFiles([...page, ...(await findUncached(pageFiles))], event);
}

const browsedRoutes: RouteId[] = ['home', 'discover', 'products', 'devices', 'pods', 'support'];
/** A larger catalogue would fill a phone's storage. */
const maxProducts = 500;

async function cachedPart<Part extends CataloguePart>(localeId: LocaleId, part: Part) {
  const file = await findCached('data', catalogueFilePath(localeId, part));
  return file ? ((await file.json()) as CatalogueFile<Part>) : null;
}

/** Files and the list of them are readable together only if both are of the same build. */
async function findOutdated(localeId: LocaleId, parts: readonly CataloguePart[]): Promise<CataloguePart[]> {
  const [list, ...files] = await Promise.all((['list', ...parts] as const).map((part) => cachedPart(localeId, part)));
  return parts.filter((_, index) => !list || files[index]?.version !== list.version);
}

/** Pages update only the parts that they use. The others are fetched here, so that all are of the same build. */
async function cacheParts(
  localeId: LocaleId,
  parts: readonly CataloguePart[],
  event: ExtendableEventLike,
): Promise<void> {
  const fileOf = (part: CataloguePart): [string, CacheKind] => [catalogueFilePath(localeId, part), 'data'];
  const outdated = await findOutdated(localeId, parts);
  if (!outdated.length) return;
  // The list may be the one of the older build.
  await cacheFiles([...new Set(['list' as const, ...outdated])].map(fileOf), event);
  await cacheFiles((await findOutdated(localeId, parts)).map(fileOf), event);
}

/** The files of cards of the first products. */
async function cardParts(localeId: LocaleId): Promise<`cards-${number}`[]> {
  const list = await cachedPart(localeId, 'list');
  if (!list) return [];
  const { columns, cardsPerFile } = list.content;
  const count = Math.min(columns.productType.codes.length, maxProducts);
  return Array.from({ length: Math.ceil(count / cardsPerFile) }, (_, file) => `cards-${file}` as const);
}

async function productPages(localeId: LocaleId, parts: readonly `cards-${number}`[]): Promise<string[]> {
  const list = await cachedPart(localeId, 'list');
  if (!list) return [];
  const catalogue = new Catalogue(list.version, list.content);
  for (const part of parts) {
    const cards = await cachedPart(localeId, part);
    if (cards?.version === list.version) catalogue.add(part, cards.content);
  }
  return catalogue.products.slice(0, maxProducts).flatMap(({ productType }, position) => {
    const card = catalogue.printedCard(position);
    return card ? [localePath(localeOf(localeId), productPath({ productType, slug: card.slug }))] : [];
  });
}

/** A stale cached response counts as cached. */
async function findUncached(entries: [path: string, kind: CacheKind][]): Promise<[path: string, kind: CacheKind][]> {
  const cached = await Promise.all(entries.map(([path, kind]) => findCached(kind, path)));
  return entries.filter((_, index) => !cached[index]);
}

/** Empty if the newest build's list cannot be fetched. */
async function browsingScripts(): Promise<[string, CacheKind][]> {
  const list: unknown = await fetch(scriptList, { cache: 'no-cache' })
    .then((response) => (response.ok ? response.json() : []))
    .catch(() => []);
  const paths = Array.isArray(list) ? list.filter((path) => typeof path === 'string') : [];
  return paths
    .filter((path) => getCacheKind(path, false) === 'file')
    .map((path): [string, CacheKind] => [path, 'file']);
}

/** Caches lists, data and scripts for browsing a locale offline, and with `isWhole` each product. */
export async function cacheCatalogue(
  { localeId, isWhole }: { localeId: LocaleId; isWhole: boolean },
  event: ExtendableEventLike,
): Promise<void> {
  const paths = ['/', ...browsedRoutes.map((id) => localePath(localeOf(localeId), routePath(id)))];
  const pageData = (path: string): [string, CacheKind] => [pageDataPath(path), 'data'];
  const lists: [string, CacheKind][] = [
    [`/notifications/${localeId}.json`, 'data'],
    [appDataFile, 'data'],
    ['/favicon.svg', 'picture'],
    ...paths.flatMap((path): [string, CacheKind][] => [[path, 'page'], pageData(path)]),
  ];
  // A cached page does not work without its scripts.
  await cacheFiles(await browsingScripts(), event);
  await cacheParts(localeId, unsplitParts, event);
  await cacheFiles(await findUncached(lists), event);
  if (!isWhole) return;
  const cards = await cardParts(localeId);
  await cacheParts(localeId, cards, event);
  await cacheFiles(await findUncached((await productPages(localeId, cards)).map(pageData)), event);
}
