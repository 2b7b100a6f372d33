import { productPath } from '../../domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { routePath, type RouteId } from '../../domain/site/routing/routes';
import { findCached, strategies } from './caching';
import { appDataFile } from '../../domain/site/routing/pageDataFiles';
import { cacheKindOf, pageDataPath, pageKey, scriptList, type CacheKind } from './cacheKindOf';
import type { LastingEvent } from './siteScope';

/** Requests in parallel, few enough to leave the open page some bandwidth. */
const batchSize = 4;

async function keepOne(path: string, kept: CacheKind, event: LastingEvent): Promise<void> {
  const isNamed = kept === 'file' || kept === 'picture';
  if (isNamed && (await findCached(kept, path))) return;
  const request = new Request(path);
  // Failed requests are retried with the next page.
  // The event stands in for the worker's ExtendableEvent, whose types conflict with those of a page.
  await Promise.allSettled(strategies[kept].handleAll({ request, event: event as never }));
}

async function keepAll(all: readonly [path: string, kept: CacheKind][], event: LastingEvent): Promise<void> {
  for (let at = 0; at < all.length; at += batchSize)
    await Promise.all(all.slice(at, at + batchSize).map(([path, kept]) => keepOne(path, kept, event)));
}

/** Caches a page that was opened and the files it was rendered with. Skips other origins and the API. */
export async function cachePage(address: string, files: readonly string[], event: LastingEvent): Promise<void> {
  const { origin, pathname, search } = new URL(address, location.href);
  if (cacheKindOf(pathname, true) !== 'page') return;
  const path = pageKey(pathname);
  const own = files.flatMap((file): [string, CacheKind][] => {
    const url = new URL(file, origin);
    const kept = url.origin === origin ? cacheKindOf(url.pathname, false) : null;
    return kept ? [[url.pathname, kept]] : [];
  });
  await keepAll([[path + search, 'page'], [pageDataPath(path) + search, 'data'], ...own], event);
}

/** The pages used to browse the catalogue. */
const browsed: RouteId[] = ['home', 'discover', 'products', 'devices', 'pods', 'support'];
/** A larger catalogue would fill a phone's storage. */
const maxProducts = 500;

async function productsOf(localeId: LocaleId): Promise<string[]> {
  const file = await findCached('data', `/catalogue/${localeId}.json`);
  const products = file ? ((await file.json()) as ProductSummary[]) : [];
  return products.slice(0, maxProducts).map((product) => localePath(localeOf(localeId), productPath(product)));
}

/** Filters out what is cached already, even if stale. */
async function missing(all: [path: string, kept: CacheKind][]): Promise<[path: string, kept: CacheKind][]> {
  const found = await Promise.all(all.map(([path, kept]) => findCached(kept, path)));
  return all.filter((_, at) => !found[at]);
}

/** The scripts needed for browsing, as listed by the newest build; empty if the list cannot be fetched. */
async function browsingScripts(): Promise<[string, CacheKind][]> {
  const list: unknown = await fetch(scriptList, { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.json() : []))
    .catch(() => []);
  const paths = Array.isArray(list) ? list.filter((path) => typeof path === 'string') : [];
  return paths.filter((path) => cacheKindOf(path, false) === 'file').map((path): [string, CacheKind] => [path, 'file']);
}

/**
 * Caches what is needed to browse a locale's catalogue offline: its lists, its catalogue and the scripts of both.
 * With `isWhole`, each product too.
 */
export async function cacheCatalogue(
  { localeId, isWhole }: { localeId: LocaleId; isWhole: boolean },
  event: LastingEvent,
): Promise<void> {
  const paths = ['/', ...browsed.map((id) => localePath(localeOf(localeId), routePath(id)))];
  const dataOf = (path: string): [string, CacheKind] => [pageDataPath(path), 'data'];
  const lists: [string, CacheKind][] = [
    [`/catalogue/${localeId}.json`, 'data'],
    [`/notifications/${localeId}.json`, 'data'],
    [appDataFile, 'data'],
    ['/favicon.svg', 'picture'],
    ...paths.flatMap((path): [string, CacheKind][] => [[path, 'page'], dataOf(path)]),
  ];
  // A cached page does not work without its scripts.
  await keepAll([...(await browsingScripts()), ...(await missing(lists))], event);
  if (isWhole) await keepAll(await missing((await productsOf(localeId)).map(dataOf)), event);
}
