/** '/us/en' → '/page-data/us/en/page-data.json'. */
export const pageDataFile = (path: string): string => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

export function pathOfPageDataFile(file: string): string | null {
  const [, path] = /^\/page-data(\/.+)\/page-data\.json$/.exec(file) ?? [];
  return path === '/index' ? '/' : (path ?? null);
}

/** Gatsby's loader checks this file for a newer build. */
export const appDataFile = '/page-data/app-data.json';

/** Gatsby renders this page at any missing URL, without changing the URL. */
export const missingPagePath = '/404.html';

/** A local editor notifies open pages on this BroadcastChannel when the site was rebuilt. */
export const buildChannel = 'site-build';
