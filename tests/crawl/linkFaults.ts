import { splitLocalePath } from '../../src/domain/region/locales';
import type { BuiltSite } from './builtSite';
import type { CrawledPage, Reference } from './readPage';

export interface Crawl {
  site: BuiltSite;
  siteUrl: string;
}

/** Returns null if the URL leads to another site, or not to a page. */
export function parseSiteUrl(address: string, page: CrawledPage, siteUrl: string): URL | null {
  if (/^(mailto|tel|data|javascript):/.test(address)) return null;
  const url = new URL(address, siteUrl + page.path);
  return url.origin === siteUrl ? url : null;
}

const isLink = ({ by }: Reference): boolean => by === 'a href' || by === 'form action';

function addressFault(url: URL, page: CrawledPage, { site }: Crawl): string | null {
  if (url.pathname !== '/' && url.pathname.endsWith('/')) return 'is redirected, for its slash at the end';
  // A fragment of the same page needs no response from the host, which would be 404 for 404 pages.
  const file = url.hash && url.pathname === page.path ? page.path : site.answer(url.pathname + url.search);
  if (!file) return 'is not there';
  const target = url.hash && site.pages.get(file.replace(/\/index\.html$/, '') || '/');
  // If the default region lacks a page, its HTML only contains a notice (D-08), without the fragment.
  const isOffered = !target || !target.metas.get('robots')?.includes('noindex');
  return target && isOffered && !target.ids.has(decodeURIComponent(url.hash.slice(1)))
    ? 'names a place that its page lacks'
    : null;
}

/** The host must serve each address on a page, and each fragment must exist. */
export function addressFaults(page: CrawledPage, crawl: Crawl): string[] {
  const cached = new Map<string, string | null>();
  return page.references.flatMap(({ by, address }) => {
    const url = parseSiteUrl(address, page, crawl.siteUrl);
    if (!url) return [];
    if (!cached.has(url.href)) cached.set(url.href, addressFault(url, page, crawl));
    const fault = cached.get(url.href);
    return fault ? [`${page.path}: ${by} ${address} ${fault}`] : [];
  });
}

/**
 * A link must stay in its locale, or lead to another locale's home page or to the same page there. Changing regions
 * relies on it (S4-30).
 */
export function localeFaults(page: CrawledPage, { siteUrl }: Crawl): string[] {
  const here = splitLocalePath(page.path);
  if (!here) return [];
  return page.references.filter(isLink).flatMap(({ address }) => {
    const url = parseSiteUrl(address, page, siteUrl);
    const there = url && splitLocalePath(url.pathname);
    if (!there || there.locale.id === here.locale.id || there.rest === '/' || there.rest === here.rest) return [];
    return [`${page.path}: ${address} leads to another locale`];
  });
}

/** Returns the path of each page of the site that a page links to. */
export const linkedPaths = (page: CrawledPage | undefined, { site }: Crawl): string[] =>
  (page?.references ?? []).flatMap(({ by, address }) => {
    const target = by === 'a href' && address.startsWith('/') ? site.pageAt(address.replace(/#.*$/, '')) : null;
    return target ? [target.path] : [];
  });
