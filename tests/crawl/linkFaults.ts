import { splitLocalePath } from '../../src/domain/region/locales';
import type { BuiltSite } from './builtSite';
import type { CrawledPage, Reference } from './readPage';

export interface Crawl {
  site: BuiltSite;
  siteUrl: string;
}

/** The address as this site's own, or null where it leads elsewhere or is no place at all. */
export function ownUrl(address: string, page: CrawledPage, siteUrl: string): URL | null {
  if (/^(mailto|tel|data|javascript):/.test(address)) return null;
  const url = new URL(address, siteUrl + page.path);
  return url.origin === siteUrl ? url : null;
}

const isLink = ({ by }: Reference): boolean => by === 'a href' || by === 'form action';

function addressFault(url: URL, page: CrawledPage, { site }: Crawl): string | null {
  if (url.pathname !== '/' && url.pathname.endsWith('/')) return 'is redirected, for its slash at the end';
  // A place in the page itself needs no answer of the host, which would be 404 for the pages of that name.
  const file = url.hash && url.pathname === page.path ? page.path : site.answer(url.pathname);
  if (!file) return 'is not there';
  const target = url.hash && site.pages.get(file.replace(/\/index\.html$/, '') || '/');
  // A page that its default region is not offered holds nothing but that (D-08); where it is, the place is there.
  const isOffered = !target || !target.metas.get('robots')?.includes('noindex');
  return target && isOffered && !target.ids.has(decodeURIComponent(url.hash.slice(1)))
    ? 'names a place that its page lacks'
    : null;
}

/** Each address of a page must be answered; each place in a page must be there. */
export function addressFaults(page: CrawledPage, crawl: Crawl): string[] {
  const known = new Map<string, string | null>();
  return page.references.flatMap(({ by, address }) => {
    const url = ownUrl(address, page, crawl.siteUrl);
    if (!url) return [];
    if (!known.has(url.href)) known.set(url.href, addressFault(url, page, crawl));
    const fault = known.get(url.href);
    return fault ? [`${page.path}: ${by} ${address} ${fault}`] : [];
  });
}

/** A link stays in its locale, or leads to another's home page or to the same page there: S4-30, by which regions change. */
export function localeFaults(page: CrawledPage, { siteUrl }: Crawl): string[] {
  const here = splitLocalePath(page.path);
  if (!here) return [];
  return page.references.filter(isLink).flatMap(({ address }) => {
    const url = ownUrl(address, page, siteUrl);
    const there = url && splitLocalePath(url.pathname);
    if (!there || there.locale.id === here.locale.id || there.rest === '/' || there.rest === here.rest) return [];
    return [`${page.path}: ${address} leads to another locale`];
  });
}
