import { productPath } from '../../domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
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

async function productPages(localeId: LocaleId): Promise<string[]> {
  const file = await findCached('data', `/catalogue/${localeId}.json`);
  const products = file ? ((await file.json()) as ProductSummary[]) : [];
  return products.slice(0, maxProducts).map((product) => localePath(localeOf(localeId), productPath(product)));
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
    [`/catalogue/${localeId}.json`, 'data'],
    [`/notifications/${localeId}.json`, 'data'],
    [appDataFile, 'data'],
    ['/favicon.svg', 'picture'],
    ...paths.flatMap((path): [string, CacheKind][] => [[path, 'page'], pageData(path)]),
  ];
  // A cached page does not work without its scripts.
  await cacheFiles([...(await browsingScripts()), ...(await findUncached(lists))], event);
  if (isWhole) await cacheFiles(await findUncached((await productPages(localeId)).map(pageData)), event);
}
