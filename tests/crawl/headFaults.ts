import { defaultLocale, splitLocalePath } from '../../src/domain/region/locales';
import type { Crawl } from './linkFaults';
import type { CrawledPage } from './readPage';

export const isIndexable = (page: CrawledPage): boolean =>
  !page.metas.get('robots')?.some((text) => text.includes('noindex'));

const langOf = (page: CrawledPage): string => (splitLocalePath(page.path)?.locale ?? defaultLocale).id;

/** A later page of a list is served at an address with a query, one of a maker at its own. */
const addressOf = (page: CrawledPage, { site }: Crawl): string =>
  site.pageAt(page.path) === page ? page.path : page.path.replace(/\/page\/(\d+)$/, '?page=$1');

/** A page must have one title, one description and one main heading, in its language. */
export function nameFaults(page: CrawledPage): string[] {
  const fault = (what: string) => `${page.path}: ${what}`;
  const [title = ''] = page.titles;
  const [description = ''] = page.metas.get('description') ?? [];
  return [
    ...(page.titles.length === 1 && title.length >= 5 && title.length <= 70
      ? []
      : [fault(`titles ${JSON.stringify(page.titles)}`)]),
    ...(page.metas.get('description')?.length === 1 && description.length >= 50 && description.length <= 160
      ? []
      : [fault(`description of ${description.length} characters`)]),
    ...(page.headings === 1 ? [] : [fault(`${page.headings} h1`)]),
    ...(page.lang === langOf(page) ? [] : [fault(`lang ${page.lang}`)]),
  ];
}

/** An indexed page's canonical URL must be the address at which it is served. Other pages must have none. */
export function canonicalFaults(page: CrawledPage, crawl: Crawl): string[] {
  const { site, siteUrl } = crawl;
  const expected = isIndexable(page) ? [siteUrl + addressOf(page, crawl)] : [];
  const isServed = expected.every((address) => site.pageAt(address.slice(siteUrl.length) || '/') === page);
  return isServed && JSON.stringify(page.canonicals) === JSON.stringify(expected)
    ? []
    : [`${page.path}: canonical ${JSON.stringify(page.canonicals)}`];
}

function alternateFault(page: CrawledPage, href: string, { site, siteUrl }: Crawl): string | null {
  const other = href.startsWith(siteUrl) ? site.pageAt(href.slice(siteUrl.length) || '/') : undefined;
  if (!other) return 'is no page';
  if (!isIndexable(other)) return 'is hidden from search engines';
  return other.alternates.some((each) => each.href === page.canonicals[0]) ? null : 'does not name it in turn';
}

/** Alternates must be indexed pages in their language that refer to each other. */
export function alternateFaults(page: CrawledPage, crawl: Crawl): string[] {
  const say = (what: string) => `${page.path}: ${what}`;
  const languages = page.alternates.map(({ hreflang }) => hreflang);
  if (!isIndexable(page)) return languages.length ? [say('has alternates and is hidden')] : [];
  const ownAlternate = page.alternates.find(({ href }) => href === page.canonicals[0]);
  const wrongLanguage = page.alternates.filter(({ hreflang, href }) => {
    const locale = splitLocalePath(new URL(href).pathname)?.locale.id;
    return hreflang !== 'x-default' && locale !== hreflang;
  });
  return [
    ...(ownAlternate ? [] : [say('does not name itself as an alternate')]),
    ...(new Set(languages).size === languages.length ? [] : [say(`names a language twice: ${languages.join(' ')}`)]),
    ...wrongLanguage.map(({ hreflang, href }) => say(`${href} is not in ${hreflang}`)),
    ...page.alternates.flatMap(({ hreflang, href }) => {
      const fault = alternateFault(page, href, crawl);
      return fault ? [say(`alternate ${hreflang} ${href} ${fault}`)] : [];
    }),
  ];
}

const needed = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
];

/** An indexed page needs a title, a text and a picture for link previews. */
export const previewFaults = (page: CrawledPage): string[] =>
  isIndexable(page)
    ? needed
        .filter((name) => page.metas.get(name)?.length !== 1 || !page.metas.get(name)![0])
        .map((name) => `${page.path}: ${name} ${JSON.stringify(page.metas.get(name) ?? null)}`)
    : [];
