/** The path of Gatsby's own 404 page, which it renders at any URL without changing the URL. */
export const missingPagePath = '/404.html';
