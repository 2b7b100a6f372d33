import { locales } from '../domain/region/locales';
import { canonicalPath, isIndexed } from '../domain/site/pageAddress';
import { escapeHtml } from '../domain/escapeHtml';
import { alternateLinks } from './pageAlternates';
import type { PageContext } from './pageContext';

/** A sitemap may name 50,000 addresses in 50 MB; with its alternates an address takes up to 1 KB. */
const mostAddresses = 40_000;

/** The day on which what a page shows last changed, where the content says so. */
export function lastModified({ words, product, listing }: PageContext): string | null {
  const days = [
    words.updatedOn,
    product?.summary.publishedOn,
    ...(product?.variants.flatMap(({ batches }) => batches.map(({ testedOn }) => testedOn)) ?? []),
    ...(listing?.products.map(({ publishedOn }) => publishedOn) ?? []),
  ].filter((day) => day != null);
  return days.sort().at(-1) ?? null;
}

function entry(page: PageContext): string {
  const changed = lastModified(page);
  return [
    '<url>',
    `<loc>${escapeHtml(page.shell.siteUrl + canonicalPath(page))}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...alternateLinks(page).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    ),
    '</url>',
  ].join('');
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const addressList = (pages: PageContext[]): string =>
  [
    declaration,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.map(entry),
    '</urlset>\n',
  ].join('\n');

const index = (names: string[], siteUrl: string): string =>
  [
    declaration,
    `<sitemapindex xmlns="${namespace}">`,
    ...names.map((name) => `<sitemap><loc>${escapeHtml(`${siteUrl}/${name}`)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');

/** The files by name that tell search engines of every page meant for them: an index, and for each locale as many lists as it takes. */
export function sitemapFiles(
  pages: readonly PageContext[],
  siteUrl: string,
  most = mostAddresses,
): Record<string, string> {
  const known = pages.filter(isIndexed);
  const lists = locales.flatMap(({ id }) => {
    const own = known.filter(({ localeId }) => localeId === id);
    const count = Math.ceil(own.length / most);
    return Array.from({ length: count }, (_, at): [string, string] => [
      `sitemap-${id.toLowerCase()}${count > 1 ? `-${at + 1}` : ''}.xml`,
      addressList(own.slice(at * most, (at + 1) * most)),
    ]);
  });
  const names = lists.map(([name]) => name);
  return { 'sitemap.xml': index(names, siteUrl), ...Object.fromEntries(lists) };
}
