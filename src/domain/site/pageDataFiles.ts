/** The file in which Gatsby keeps a page's data: '/us/en' → '/page-data/us/en/page-data.json'. */
export const pageDataFile = (path: string): string => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

/** The page of such a file: '/page-data/us/en/page-data.json' → '/us/en'. Null for other files. */
export function pathOfPageDataFile(file: string): string | null {
  const [, path] = /^\/page-data(\/.+)\/page-data\.json$/.exec(file) ?? [];
  return path === '/index' ? '/' : (path ?? null);
}

/** The file where Gatsby's loader looks up the newest build. */
export const appDataFile = '/page-data/app-data.json';

/** The path of Gatsby's own 404 page, which it renders at any URL without changing the URL. */
export const missingPagePath = '/404.html';

/** The channel on which a local editor notifies this browser's open pages of a rebuilt site. */
export const buildChannel = 'site-build';
