/** Matches Gatsby's container, which every page has, or the root element of the offline page. */
const siteHtml = /id="___gatsby"|<html[^>]* data-prefix="/;

/** False for pages of captive portals and proxies. */
export const isSiteHtml = (html: string): boolean => siteHtml.test(html);
