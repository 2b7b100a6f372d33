import { listPagePath, parsePageParam } from '../../domain/site/routing/listPage';
import { localePath, splitLocalePath } from '../../domain/region/locales';
import { pageDataFile, pathOfPageDataFile } from '../../domain/site/routing/pageDataFiles';
import { matchRoute, staticPath } from '../../domain/site/routing/routes';

export type CacheKind = 'page' | 'data' | 'file' | 'picture';

/** The build lists the scripts needed for browsing in this file. */
export const scriptList = '/offline-scripts.json';

/** The names of these files contain a hash of the content or a version, so a cached file is never stale. */
const isNamedByContent = (path: string) => /^\/[^/]+-[0-9a-f]{8}\.js$|^\/fonts\//.test(path);
/** JSON and manifests that the build writes for pages to fetch. */
const isData = (path: string) =>
  /^\/(page-data|catalogue|lists|search|stores|notifications|map|reports)\/.+\.json$|^\/manifest(-[\w-]+)?\.webmanifest$/.test(
    path,
  );

/** Returns null for responses that must not be cached, such as API calls, ID images and orders. */
export function getCacheKind(path: string, isNavigation: boolean): CacheKind | null {
  if (isNavigation) return path === '/' || splitLocalePath(path) ? 'page' : null;
  if (isData(path)) return 'data';
  if (isNamedByContent(path)) return 'file';
  return /^\/(pictures|icons)\/|^\/favicon\.(svg|ico)$/.test(path) ? 'picture' : null;
}

/** Removes private data, such as the pod key: '/us/en/rating/ABCDEFGH' → '/us/en/rating'. */
export function pageCacheKey(path: string, search = ''): string {
  const split = splitLocalePath(path);
  const route = split && matchRoute(split.rest);
  const page = route?.template === 'ProductList' ? parsePageParam(search) : 1;
  return route ? listPagePath(localePath(split.locale, staticPath(route.path)), page) : path;
}

export const pageDataPath = (path: string, search = ''): string => pageDataFile(pageCacheKey(path, search));

/** Drops the queries that Gatsby's loader adds to data and retried scripts, except the page number of a list. */
export function cacheKey(kind: CacheKind, path: string, search: string): string {
  if (kind === 'page') return pageCacheKey(path, search);
  const page = kind === 'data' && pathOfPageDataFile(path);
  return page ? pageDataPath(page, search) : path;
}

/** Falls back to the browser's language for a path outside every locale. */
export function offlinePath(path: string, language: string): string {
  const prefix = splitLocalePath(path)?.locale.prefix ?? (/^fr\b/i.test(language) ? '/ca/fr' : '/us/en');
  return `${prefix}/offline`;
}
