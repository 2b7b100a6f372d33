/** The path of Gatsby's own 404 page, which it draws at any address without replacing that. */
export const missingPagePath = '/404.html';
