import { locales } from '../../domain/region/locales';
import { canonicalPath, isIndexed } from '../../domain/site/routing/canonicalPath';
import { escapeHtml } from '../../domain/text/escapeHtml';
import { alternateLinks } from './pageAlternates';
import type { PageContext } from '../pages/pageContext';

/** A sitemap may list 50,000 URLs in 50 MB. With its alternates, a URL takes up to 1 KB. */
const maxUrls = 40_000;

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

const sitemapIndex = (names: string[], siteUrl: string): string =>
  [
    declaration,
    `<sitemapindex xmlns="${namespace}">`,
    ...names.map((name) => `<sitemap><loc>${escapeHtml(`${siteUrl}/${name}`)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');

/** Returns an index, and as many lists as each locale needs, by file name. */
export function sitemapFiles(
  pages: readonly PageContext[],
  siteUrl: string,
  maxPerFile = maxUrls,
): Record<string, string> {
  const indexed = pages.filter(isIndexed);
  const lists = locales.flatMap(({ id }) => {
    const localePages = indexed.filter(({ localeId }) => localeId === id);
    const count = Math.ceil(localePages.length / maxPerFile);
    return Array.from({ length: count }, (_, index): [string, string] => [
      `sitemap-${id.toLowerCase()}${count > 1 ? `-${index + 1}` : ''}.xml`,
      addressList(localePages.slice(index * maxPerFile, (index + 1) * maxPerFile)),
    ]);
  });
  const names = lists.map(([name]) => name);
  return { 'sitemap.xml': sitemapIndex(names, siteUrl), ...Object.fromEntries(lists) };
}
