import type { CacheKind } from './cacheKind';

/** Some hosts send fonts, AVIF pictures and the manifest as octet streams. */
const types: Record<CacheKind, RegExp> = {
  page: /html/,
  data: /json|octet-stream/,
  file: /(java|ecma)script|font|octet-stream/,
  picture: /^image\/|octet-stream/,
};

/** Matches Gatsby's container, which every page has, or the root element of the offline page. */
const siteHtml = /id="___gatsby"|<html[^>]* data-prefix="/;

const isSameOrigin = (url: string): boolean => !url || new URL(url).origin === location.origin;

/** False for captive portals and proxies, which send HTML with status 200 or redirect to another origin. */
export async function isSiteResponse(kind: CacheKind, response: Response): Promise<boolean> {
  if (!isSameOrigin(response.url) || !types[kind].test(response.headers.get('content-type') ?? '')) return false;
  return kind !== 'page' || siteHtml.test(await response.clone().text());
}
