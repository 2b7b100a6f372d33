import type { CacheKind } from './cacheKindOf';

/**
 * The content types that hosts send for each kind. Some send fonts, AVIF pictures and the manifest as octet streams.
 */
const types: Record<CacheKind, RegExp> = {
  page: /html/,
  data: /json|octet-stream/,
  file: /(java|ecma)script|font|octet-stream/,
  picture: /^image\/|octet-stream/,
};

/** Gatsby's container, which every page has, or the root element of the offline page. */
const ownHtml = /id="___gatsby"|<html[^>]* data-prefix="/;

const isSameOrigin = (url: string): boolean => !url || new URL(url).origin === location.origin;

/**
 * True for a response that the site itself sent. A captive portal or a proxy answers for the site with HTML and status
 * 200, or redirects to its own origin.
 */
export async function isOwnResponse(kind: CacheKind, response: Response): Promise<boolean> {
  if (!isSameOrigin(response.url) || !types[kind].test(response.headers.get('content-type') ?? '')) return false;
  return kind !== 'page' || ownHtml.test(await response.clone().text());
}
