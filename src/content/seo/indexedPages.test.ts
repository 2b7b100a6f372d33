import { beforeAll, describe, expect, test } from 'vitest';
import { localePath, locales, type LocaleId } from '../../domain/region/locales';
import { canonicalPath, isIndexed } from '../../domain/site/routing/canonicalPath';
import { extraPages } from '../pages/extraPages';
import { alternateLinks, type AlternateLink } from './pageAlternates';
import type { PageContext } from '../pages/pageContext';
import { pictureNames } from '../pictures/pictures';
import type { Pictures } from '../pages/productSummaries';
import { readContent } from '../source/readContent';
import { sitePages } from '../pages/sitePages';

let indexed: PageContext[];
let linksOf: Map<string, AlternateLink[]>;

const addressOf = (page: PageContext) => page.shell.siteUrl + canonicalPath(page);

beforeAll(() => {
  const names = pictureNames('content/pictures');
  const pictures: Pictures = Object.fromEntries(
    names.map((name) => [name, { base: `/pictures/${name}`, width: 1200, height: 1200, widths: [240] }]),
  );
  const content = readContent('content', new Set(names));
  indexed = [...sitePages(content, pictures), ...extraPages(content, pictures)]
    .map(({ context }) => context)
    .filter(isIndexed);
  linksOf = new Map(indexed.map((page) => [addressOf(page), alternateLinks(page)]));
});

describe('S4-30 alternates', () => {
  test.each<[string, (LocaleId | 'x-default')[], string | undefined]>([
    ['/us/en', ['en-US', 'en-CA', 'fr-CA', 'x-default'], '/'],
    ['/', ['en-US', 'en-CA', 'fr-CA', 'x-default'], '/'],
    ['/ca/fr/terms', ['en-US', 'en-CA', 'fr-CA', 'x-default'], '/us/en/terms'],
    ['/us/en/store-locator', ['en-US', 'x-default'], '/us/en/store-locator'],
    ['/us/en/shop/devices/starter-kit', ['en-US', 'x-default'], '/us/en/shop/devices/starter-kit'],
    ['/us/en/shop/devices/battery', ['en-US', 'en-CA', 'fr-CA', 'x-default'], '/us/en/shop/devices/battery'],
    ['/ca/en/shop/pods/maison-lisiere-neige-de-mai', ['en-CA', 'fr-CA'], undefined],
  ])('of %s are %j, and the default is %s', (path, languages, everybody) => {
    const { siteUrl } = indexed[0]!.shell;
    const links = linksOf.get(siteUrl + path)!;
    expect(links.map(({ hreflang }) => hreflang)).toEqual(languages);
    expect(links.find(({ hreflang }) => hreflang === 'x-default')?.href).toBe(everybody && siteUrl + everybody);
  });

  test('are empty for a page that search engines do not index', () => {
    const [page] = indexed;
    const hidden = {
      ...page!,
      routeId: 'signIn',
      alternates: [{ localeId: 'en-US', path: '/sign-in' }],
    } as PageContext;
    expect(alternateLinks(hidden)).toEqual([]);
    expect(linksOf.has(page!.shell.siteUrl + localePath(locales[0], '/sign-in'))).toBe(false);
  });
});
