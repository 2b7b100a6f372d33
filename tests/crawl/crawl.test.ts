import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { landingPath, landingValues, podsOnLanding } from '../../src/domain/catalogue/landingSchema';
import { listedProducts } from '../../src/domain/catalogue/list/listing';
import { listPathOfPage } from '../../src/domain/site/routing/listPage';
import { productPath } from '../../src/domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../src/domain/catalogue/productSummary';
import { isFeatureOn } from '../../src/domain/region/features';
import { localePath, locales, splitLocalePath } from '../../src/domain/region/locales';
import { defaultRegion } from '../../src/domain/region/regions';
import { isIndexed } from '../../src/domain/site/routing/canonicalPath';
import { routePath, routes, staticPath } from '../../src/domain/site/routing/routes';
import { findEnglishTerms, findFrenchTerms } from '../fixtures/glossaryTerms';
import { duplicates } from './duplicates';
import { alternateFaults, canonicalFaults, nameFaults, previewFaults } from './headFaults';
import { addressFaults, linkedPaths, localeFaults, type Crawl } from './linkFaults';
import { built, openCrawl } from './openCrawl';
import type { CrawledPage } from './readPage';
import { structuredDataTypes, structuredDataFaults } from './structuredDataFaults';
import { wordFaults } from './wordFaults';

let crawl: Crawl;
let pages: CrawledPage[];
let indexed: CrawledPage[];

beforeAll(async () => {
  ({ crawl, pages, indexed } = await openCrawl());
});

const faults = (of: CrawledPage[], rule: (page: CrawledPage, crawl: Crawl) => string[]) =>
  of.flatMap((page) => rule(page, crawl));

describe('every page of the built site', () => {
  test('links to, shows and loads only what exists, including fragments', () => {
    expect(pages.length).toBeGreaterThan(400);
    expect(faults(pages, addressFaults)).toEqual([]);
  });

  test('S4-30 links to other locales only by their home page or the same page there', () => {
    expect(faults(pages, localeFaults)).toEqual([]);
  });

  test('S1-03 S2-01 has one title, a description, one main heading and the language of its address', () => {
    expect(faults(pages, nameFaults)).toEqual([]);
  });

  test('S2-01 has its own address as canonical, and no two share one', () => {
    expect(faults(pages, canonicalFaults)).toEqual([]);
    expect(duplicates(indexed.map(({ canonicals, path }) => [canonicals[0] ?? '', path] as const))).toEqual([]);
  });

  test('S2-25 S4-30 names alternates that exist, are indexed, are in their language, and name it back', () => {
    expect(faults(pages, alternateFaults)).toEqual([]);
    expect(indexed.filter(({ alternates }) => alternates.length === 4).length).toBeGreaterThan(20);
  });

  test('keeps early input everywhere: what hydrates later than the page is marked', () => {
    const unmarked = faults(pages, ({ path, unmarkedControls }) => unmarkedControls.map((name) => `${path}: ${name}`));
    expect(unmarked).toEqual([]);
  });

  test('D-04 has a title and a description unique in its language', () => {
    const inLanguage = (value: (page: CrawledPage) => string) =>
      indexed.map((page) => [`${page.lang} ${value(page)}`, page.path] as const);
    expect(duplicates(inLanguage(({ titles }) => titles[0]!))).toEqual([]);
    expect(duplicates(inLanguage(({ metas }) => metas.get('description')![0]!))).toEqual([]);
  });

  test('D-04 calls things by the terms of the glossary in its title and description', () => {
    const found = faults(pages, ({ path, lang, titles, metas }) => {
      const findTerms = lang?.startsWith('fr') ? findFrenchTerms : findEnglishTerms;
      const texts = [...titles, ...(metas.get('description') ?? [])];
      return texts.flatMap((text) => findTerms(text).map((term) => `${path}: ${term}, not “${text}”`));
    });
    expect(found).toEqual([]);
  });
});

test.each(locales)('D-04 in $id: each page shows all of its content file’s words', (locale) => {
  const home = defaultRegion(locale.country).code;
  // D-08: where the default region lacks the feature, the HTML contains a notice instead.
  const offered = routes.filter(({ feature }) => !feature || isFeatureOn(feature, home));
  expect(offered.length).toBeGreaterThan(15);
  const paths = offered.map(({ path }) => localePath(locale, staticPath(path)));
  const ofRoutes = paths.map((path) => crawl.site.pages.get(path)!);
  expect(faults(ofRoutes, wordFaults)).toEqual([]);
});

const linksOf = (path: string) => linkedPaths(crawl.site.pages.get(path), crawl);

describe('for search engines', () => {
  test.each(locales)(
    'D-08 in $id: every product, store, city and guide is within three links of the home page, without scripts',
    (locale) => {
      const home = localePath(locale, '/');
      const reached = new Set([home]);
      let edge = [home];
      for (let step = 0; step < 3; step += 1) {
        const targets = edge.flatMap(linksOf);
        edge = [...new Set(targets)].filter((path) => !reached.has(path));
        for (const path of edge) reached.add(path);
      }
      const products = indexed.filter(({ path }) => path.startsWith(`${locale.prefix}/shop/pods/`));
      expect(products.length).toBeGreaterThan(10);
      const entries = [
        ...products,
        ...indexed.filter(
          ({ path }) =>
            /^\/(stores|xpress|guides)\//.test(splitLocalePath(path)?.rest ?? '') &&
            path.startsWith(`${locale.prefix}/`),
        ),
      ];
      expect(entries.filter(({ path }) => !reached.has(path)).map(({ path }) => path)).toEqual([]);
    },
  );

  test.each(locales)('in $id: each kind of pod has a page with such pods, linked from the list of pods', (locale) => {
    const catalogue = JSON.parse(crawl.site.read(`/catalogue/${locale.id}.json`)) as ProductSummary[];
    const linked = new Set(linksOf(localePath(locale, routePath('pods'))));
    const sold = landingValues.filter((value) => podsOnLanding(value, catalogue).length > 0);
    expect(sold.length).toBeGreaterThan(10);
    for (const value of sold) {
      const path = localePath(locale, landingPath(value));
      expect([path, linked.has(path)]).toEqual([path, true]);
      const landingPods = new Set(podsOnLanding(value, catalogue).map((pod) => localePath(locale, productPath(pod))));
      const { cards } = crawl.site.pages.get(path)!;
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.filter((card) => !landingPods.has(card))).toEqual([]);
    }
  });

  test.each(locales)('in $id: the pages of each list, linked by number, show all its products once', (locale) => {
    const catalogue = JSON.parse(crawl.site.read(`/catalogue/${locale.id}.json`)) as ProductSummary[];
    for (const id of ['products', 'devices', 'pods'] as const) {
      const list = localePath(locale, routePath(id));
      const isPage = (path: string) => listPathOfPage(path) === list;
      const found = new Set([list]);
      for (const path of found) for (const each of linksOf(path)) if (isPage(each)) found.add(each);
      expect([...found].toSorted(), 'no page without a link').toEqual(
        pages.flatMap(({ path }) => (isPage(path) ? [path] : [])).toSorted(),
      );
      const shown = [...found].flatMap((path) => crawl.site.pages.get(path)!.cards);
      const expected = listedProducts(catalogue, id, defaultRegion(locale.country).code);
      expect(shown.toSorted()).toEqual(expected.map((each) => localePath(locale, productPath(each))).toSorted());
    }
  });

  test.each(locales)('D-08 in $id: indexed pages are exactly those that the default region offers', (locale) => {
    const expected = routes
      .filter((route) => isIndexed({ routeId: route.id, localeId: locale.id }))
      .map((route) => localePath(locale, staticPath(route.path)));
    const hidden = routes
      .map((route) => localePath(locale, staticPath(route.path)))
      .filter((path) => !expected.includes(path));
    const paths = new Set(indexed.map(({ path }) => path));
    expect(expected.filter((path) => !paths.has(path))).toEqual([]);
    expect(hidden.filter((path) => paths.has(path))).toEqual([]);
    expect([...paths].filter((path) => path.startsWith(`${locale.prefix}/shop/pods/`)).length).toBeGreaterThan(0);
  });

  test('the sitemap lists each indexed page once, with the alternates of its head, and nothing else', () => {
    const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
    const lists = addresses(crawl.site.read('/sitemap.xml')).map((address) =>
      crawl.site.read(new URL(address).pathname),
    );
    const entries = lists.flatMap((xml) => [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry]) => entry!));
    const listed = new Map(
      entries.map((entry) => [
        addresses(entry)[0]!,
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, hreflang, href]) => ({ hreflang, href })),
      ]),
    );
    expect(entries.length).toBe(listed.size);
    expect(listed).toEqual(new Map(indexed.map(({ canonicals, alternates }) => [canonicals[0]!, alternates])));
    for (const xml of lists) expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000);
  });

  test('robots.txt blocks no indexed page and names the sitemap', () => {
    const lines = crawl.site.read('/robots.txt').split('\n');
    const barred = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length));
    expect(barred).toContain('/v1/');
    expect(
      indexed.filter(({ path }) => barred.some((start) => path.startsWith(start))).map(({ path }) => path),
    ).toEqual([]);
    expect(lines).toContain(`Sitemap: ${crawl.siteUrl}/sitemap.xml`);
  });

  test('D-05 D-07 structured data is valid, links to existing pages, and has no rating, nor a price in Canada', async () => {
    const found = await Promise.all(indexed.map((page) => structuredDataFaults(page, crawl)));
    expect(found.flat()).toEqual([]);
  });

  test('the home page, the store locator, support and lists have data about their subjects', () => {
    const types = (path: string) => structuredDataTypes(crawl.site.pages.get(path)!);
    expect(types('/us/en')).toEqual(['Organization', 'WebSite']);
    expect(types('/us/en/xpress')).toEqual(['Organization']);
    expect(types('/us/en/store-locator')).toEqual(['ItemList']);
    for (const { prefix } of locales) {
      expect(types(`${prefix}/support`)).toEqual(['FAQPage']);
      expect(types(`${prefix}/shop/pods`)).toEqual(['BreadcrumbList', 'ItemList']);
    }
  });

  const below = (start: RegExp) => indexed.filter(({ path }) => start.test(splitLocalePath(path)?.rest ?? ''));

  test.each([
    [/^\/shop\/makers\//, 'ItemList', 21],
    [/^\/shop\/(plants|extractions|states)\//, 'ItemList', 41],
    [/^\/stores\//, 'Store', 81],
    [/^\/guides\//, 'Article', 5 * locales.length],
    [/^\/xpress\//, 'Service,ItemList', 14],
  ])('each page %s has a breadcrumb and the type %s', (start, type, minPages) => {
    const found = below(start);
    expect(found.length).toBeGreaterThanOrEqual(minPages);
    expect(found.filter((page) => structuredDataTypes(page).join() !== `BreadcrumbList,${type}`)).toEqual([]);
  });

  test('each delivery city’s page names the license of its dispensary', () => {
    for (const { path, text } of below(/^\/xpress\//))
      expect([path, text]).toEqual([path, expect.stringMatching(/License C9-\d{7}-LIC/)]);
  });

  test('a product’s page has its data if the price is visible', () => {
    const products = below(/^\/shop\/(pods|devices)\/(?!page\/)/);
    // A product without a visible price would be invalid. The battery's page also answers questions.
    const expected = ({ path, metas }: (typeof indexed)[number]) =>
      [
        'BreadcrumbList',
        ...(metas.has('product:price:amount') ? ['Product'] : []),
        ...(path.endsWith('/devices/battery') ? ['FAQPage'] : []),
      ].join();
    expect(
      products.filter((page) => structuredDataTypes(page).join() !== expected(page)).map(({ path }) => path),
    ).toEqual([]);
    expect(products.filter((page) => structuredDataTypes(page).includes('Product')).length).toBeGreaterThan(100);
  });
});

describe('link previews', () => {
  test('each indexed page has all the tags they need', () => {
    expect(faults(indexed, previewFaults)).toEqual([]);
  });

  test('D-03 each picture has the stated size, and each product its own picture', async () => {
    const pictures = indexed.map(({ path, metas }) => [new URL(metas.get('og:image')![0]!).pathname, path] as const);
    const products = pictures.filter(([, path]) => /\/shop\/(pods|devices)\/(?!page\/)/.test(path));
    const inLocale = products.map(([file, path]) => [`${path.slice(0, 6)} ${file}`, path] as const);
    expect(duplicates(inLocale)).toEqual([]);
    const sizes = new Set<string>();
    for (const file of new Set(pictures.map(([name]) => name))) {
      const { width, height, format } = await sharp(join(built, file)).metadata();
      sizes.add(`${format} ${width} ${height}`);
    }
    expect([...sizes]).toEqual(['jpeg 1200 630']);
    const imageSizes = new Set(
      indexed.map(({ metas }) => `${metas.get('og:image:width')} ${metas.get('og:image:height')}`),
    );
    expect([...imageSizes]).toEqual(['1200 630']);
  });
});
