/** The file in which Gatsby keeps a page's data: '/us/en' → '/page-data/us/en/page-data.json'. */
export const pageDataFile = (path: string): string => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

/** The file where Gatsby's loader looks up the newest build. */
export const appDataFile = '/page-data/app-data.json';
