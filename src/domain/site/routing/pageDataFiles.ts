/** '/us/en' → '/page-data/us/en/page-data.json'. */
export const pageDataFile = (path: string): string => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

/** '/page-data/us/en/page-data.json' → '/us/en'. Null for other files. */
export function pathOfPageDataFile(file: string): string | null {
  const [, path] = /^\/page-data(\/.+)\/page-data\.json$/.exec(file) ?? [];
  return path === '/index' ? '/' : (path ?? null);
}

/** The file where Gatsby's loader looks up the newest build. */
export const appDataFile = '/page-data/app-data.json';

/** Gatsby renders this page at any missing URL, without changing the URL. */
export const missingPagePath = '/404.html';

/** A local editor notifies open pages of a rebuilt site on this BroadcastChannel. */
export const buildChannel = 'site-build';
