import { listPagePath, parsePageParam } from '../../domain/catalogue/list/listPage';
import { localePath, splitLocalePath } from '../../domain/region/locales';
import { pageDataFile, pathOfPageDataFile } from '../../domain/site/routing/pageDataFiles';
import { matchRoute, staticPath } from '../../domain/site/routing/routes';

/** The kind of cache that holds a response for offline use. */
export type CacheKind = 'page' | 'data' | 'file' | 'picture';

/** Where the build lists the scripts needed for browsing. */
export const scriptList = '/offline-scripts.json';

/** These files' names change with their content, so a cached one is never stale. */
const isNamedByContent = (path: string) => /^\/[^/]+-[0-9a-f]{8}\.js$|^\/fonts\//.test(path);
/** JSON and manifests that the build writes for pages to fetch. */
const isData = (path: string) =>
  /^\/(page-data|catalogue|search|stores|notifications|map|reports)\/.+\.json$|^\/manifest(-[\w-]+)?\.webmanifest$/.test(
    path,
  );

/**
 * How to cache the response to a same-origin GET, or null for never. API calls, ID images, orders, the editor and
 * anything not listed here are never cached.
 */
export function cacheKindOf(path: string, isNavigation: boolean): CacheKind | null {
  if (isNavigation) return path === '/' || splitLocalePath(path) ? 'page' : null;
  if (isData(path)) return 'data';
  if (isNamedByContent(path)) return 'file';
  return /^\/(pictures|icons)\/|^\/favicon\.(svg|ico)$/.test(path) ? 'picture' : null;
}

/**
 * The cache key of a page: the path of its file, without the address's parameters. It never contains a pod key, an
 * order number or a search: '/us/en/rating/ABCDEFGH' → '/us/en/rating'. Only the page of a list is part of it.
 */
export function pageKey(path: string, search = ''): string {
  const split = splitLocalePath(path);
  const route = split && matchRoute(split.rest);
  const page = route?.template === 'ProductList' ? parsePageParam(search) : 1;
  return route ? listPagePath(localePath(split.locale, staticPath(route.path)), page) : path;
}

/** The file with the data of the page at a path. */
export const pageDataPath = (path: string, search = ''): string => pageDataFile(pageKey(path, search));

/**
 * The cache key of a response. Gatsby's loader adds the address's whole query to a page's data, of which only the page
 * of a list matters. A script that failed to load is requested again with a query of its own.
 */
export function cacheKey(kind: CacheKind, path: string, search: string): string {
  if (kind === 'page') return pageKey(path, search);
  const page = kind === 'data' && pathOfPageDataFile(path);
  return page ? pageDataPath(page, search) : path;
}

/** The offline page for a path's locale; for a path outside every locale, that of the reader's language. */
export function offlinePath(path: string, language: string): string {
  const prefix = splitLocalePath(path)?.locale.prefix ?? (/^fr\b/i.test(language) ? '/ca/fr' : '/us/en');
  return `${prefix}/offline`;
}
