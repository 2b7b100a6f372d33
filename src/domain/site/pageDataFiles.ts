/** The file in which Gatsby keeps a page's data: '/us/en' → '/page-data/us/en/page-data.json'. */
export const pageDataFile = (path: string): string => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

/** The file that tells Gatsby's loader which build is the newest. */
export const appDataFile = '/page-data/app-data.json';
