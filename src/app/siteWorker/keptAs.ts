import { localePath, splitLocalePath } from '../../domain/region/locales';
import { matchRoute, staticPath } from '../../domain/site/routes';

/** How an answer of the site is kept for a time without a network. */
export type Kept = 'page' | 'data' | 'file' | 'picture';

/** Where the build lists the scripts that browsing takes. */
export const scriptList = '/offline-scripts.json';

/** Their names change with their text: one that is there is the right one. */
const isNamedByContent = (path: string) => /^\/[^/]+-[0-9a-f]{8}\.js$|^\/fonts\//.test(path);
/** What the build wrote for pages to fetch. */
const isData = (path: string) =>
  /^\/(page-data|catalogue|stores|notifications|map)\/.+\.json$|^\/manifest\.webmanifest$/.test(path);

/**
 * How the answer to a GET of a path on the site's own origin is kept, or null: calls of the API, ID images, orders, the
 * editor and whatever else is not named here never are.
 */
export function keptAs(path: string, isNavigation: boolean): Kept | null {
  if (isNavigation) return path === '/' || splitLocalePath(path) ? 'page' : null;
  if (isData(path)) return 'data';
  if (isNamedByContent(path)) return 'file';
  return /^\/(pictures|icons)\/|^\/favicon\.svg$/.test(path) ? 'picture' : null;
}

/**
 * The path under which a page is kept: that of its file, which is the same whatever the address asks for. No key of a
 * pod, no order's number and no search stands in it: '/us/en/rating/ABCDEFGH' → '/us/en/rating'.
 */
export function pageKey(path: string): string {
  const split = splitLocalePath(path);
  const route = split && matchRoute(split.rest);
  return route ? localePath(split.locale, staticPath(route.path)) : path;
}

/** Where Gatsby keeps the data of a page: '/us/en' → '/page-data/us/en/page-data.json', and of the start URL under 'index'. */
export const pageDataPath = (path: string): string =>
  `/page-data${path === '/' ? '/index' : pageKey(path)}/page-data.json`;

/** The offline page of the locale that a path lies in; outside every locale that of the reader's language. */
export function offlinePath(path: string, language: string): string {
  const prefix = splitLocalePath(path)?.locale.prefix ?? (/^fr\b/i.test(language) ? '/ca/fr' : '/us/en');
  return `${prefix}/offline`;
}
