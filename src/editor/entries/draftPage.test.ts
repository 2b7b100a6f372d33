import { describe, expect, test } from 'vitest';
import { buildCity, buildDispensary } from '../../../tests/fixtures/builders/buildCity';
import {
  buildContentBatch,
  buildOil,
  fixturePictureNames,
  renderedPictures,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { before, dawn, december, linksTo } from '../../../tests/fixtures/scheduledProduct';
import { localeOf } from '../../domain/region/locales';
import { readContent } from '../../content/source/readContent';
import { sitePages } from '../../content/pages/sitePages';
import { draftPages, parseSources, sourcesText, type CheckedEntry } from './draftPage';

const content = readContent(writeContent(), fixturePictureNames);
const sources = parseSources(sourcesText({ content, pictures: renderedPictures }));
const pageOf = draftPages(sources);
const us = localeOf('en-US');
const first = <T>(values: Iterable<T>): T => [...values][0]!;

test('the sources survive being written as text', () => {
  expect(sources).toEqual({ content, pictures: renderedPictures });
});

test('the sources do not name a product before its publication, though menu, footer and news link to it', () => {
  const scheduled = { ...dawn({ publishAt: december }), ...linksTo('/shop/pods/dawn') };
  const published = readContent(writeContent(scheduled), fixturePictureNames, { now: before });
  expect(sourcesText({ content: published, pictures: renderedPictures })).not.toMatch(/dawn/i);
});

describe('an unchanged entry’s draft is what the build makes', () => {
  const built = new Map(sitePages(content, renderedPictures).map((page) => [page.path, page]));
  const oil = content.products.find(({ productType }) => productType === 'oil')!;
  test.each<[Parameters<typeof pageOf>[0]['folder'], unknown, string]>([
    ['products', oil, `/us/en/shop/pods/${oil.slug}`],
    ['brands', content.brands.get(oil.brand), `/us/en/shop/makers/${oil.brand}`],
    ['stores', first(content.stores), `/us/en/stores/${first(content.stores).id}`],
    ['pages', content.pages.get('support'), '/us/en/support'],
    ['legal', content.pages.get('terms'), '/us/en/terms'],
    ['pages', content.pages.get('rating'), '/us/en/rating'],
    ['pages', content.pages.get('order'), '/us/en/delivery/order'],
    ['notifications', first(content.notifications), '/us/en'],
    ['navigation', content.navigation, '/us/en'],
    ['footer', content.footer, '/us/en'],
    ['site', content.site, '/us/en/support'],
  ])('%s', (folder, value, path) => {
    const page = pageOf({ folder, value }, us)!;
    expect(page.path).toBe(path);
    expect(page.context).toEqual(built.get(path)!.context);
  });
});

test.each([
  ['its own page', buildCity(), '/us/en/xpress/fresno', '/xpress/fresno'],
  [
    'the list of cities if nothing is said about it',
    buildCity({ about: undefined, neighborhoods: undefined }),
    '/us/en/xpress',
    '/xpress',
  ],
])('a city is shown on %s', (_, city, path, localPath) => {
  const withDispensary = { ...content, dispensaries: [buildDispensary()] };
  const cities = draftPages({ content: { ...withDispensary, cities: [city] }, pictures: renderedPictures });
  const page = cities({ folder: 'cities', value: city }, us)!;
  expect([page.path, page.context.localPath]).toEqual([path, localPath]);
});

test('a changed name is on the page, and the sources stay as they are', () => {
  const oil = buildOil({ title: { en: 'Changed', fr: 'Changé' } });
  expect(pageOf({ folder: 'products', value: oil }, us)!.context.words.heading).toBe('Changed');
  expect(sources).toEqual({ content, pictures: renderedPictures });
});

test('a new pod is shown in the page of another, until it has its own', () => {
  const oil = buildOil({ originalId: 'new', slug: 'new-pod', title: { en: 'New', fr: 'Nouveau' } });
  const page = pageOf({ folder: 'products', value: oil }, us)!;
  expect(page.path).toBe('/us/en/shop/pods/california-amber');
  expect(page.context.words.heading).toBe('New');
});

test('a pod that is published but not built yet is shown in the page of another', () => {
  const oil = buildOil({ originalId: 'new', slug: 'new-pod' });
  const published = { ...content, products: [...content.products, oil] };
  const built = sitePages(content, renderedPictures).map(({ path }) => path);
  const unbuilt = parseSources(sourcesText({ content: published, pictures: renderedPictures, built }));
  const pathOf = (from: typeof unbuilt) => draftPages(from)({ folder: 'products', value: oil }, us)!.path;
  expect(pathOf(unbuilt)).toBe('/us/en/shop/pods/california-amber');
  expect(pathOf({ ...unbuilt, built: [...built, '/us/en/shop/pods/new-pod'] })).toBe('/us/en/shop/pods/new-pod');
});

test('a pod that a country does not sell has no page there', () => {
  const oil = buildOil({ visibility: productSoldIn('availableUs') });
  expect(pageOf({ folder: 'products', value: oil }, localeOf('fr-CA'))).toBeNull();
});

test('a report’s page fetches the draft', () => {
  const batch = buildContentBatch({ batchId: 'B-9' });
  const page = pageOf({ folder: 'batches', value: batch }, us)!;
  expect(page.path).toBe('/us/en/lab-report/B-9');
  expect(page.files).toMatchObject({ report: { batch: { batchId: 'B-9' } } });
});

test('a new pod of a new brand is shown with its brand, although neither is published', () => {
  const brand = { ...first(content.brands.values()), slug: 'fresh', name: 'Fresh' };
  const oil = buildOil({ originalId: 'new', slug: 'new-pod', brand: 'fresh' });
  const drafted = draftPages(sources, [{ folder: 'brands', value: brand }]);
  const page = drafted({ folder: 'products', value: oil }, us)!;
  expect(JSON.stringify(page.context)).toContain('"Fresh"');
  expect(page.path, 'its own page is not built yet').toBe('/us/en/shop/pods/california-amber');
});

test.each<[CheckedEntry['folder'], unknown, string | undefined]>([
  ['notifications', first(content.notifications), 'notifications'],
  ['navigation', content.navigation, 'menu'],
  ['footer', content.footer, undefined],
])('%s are shown with the panel that has them', (folder, value, panel) => {
  expect(pageOf({ folder, value }, us)!.panel).toBe(panel);
});

test('notifications of the page’s locale are those of the draft', () => {
  const entry = first(content.notifications);
  const text = { en: 'Changed', fr: 'Changé' };
  const { files } = pageOf({ folder: 'notifications', value: { ...entry, text } }, us)!;
  expect(files.feed!.localeId).toBe('en-US');
  expect(JSON.stringify(files.feed!.notifications)).toContain('Changed');
});
