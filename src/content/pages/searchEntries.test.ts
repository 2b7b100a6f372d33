import { expect, test } from 'vitest';
import { buildCity, buildDispensary } from '../../../tests/fixtures/builders/buildCity';
import {
  buildOil,
  contentBrand,
  fixturePictureNames,
  oilFiles,
  renderedPictures,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import { effects } from '../../domain/catalogue/vocabulary';
import { readContent } from '../source/readContent';
import { catalogueFile, productSummaries } from './productSummaries';
import { searchedStrains, searchEntries } from './searchEntries';

const oil = buildOil();
const content = readContent(
  writeContent({
    'dispensaries/fern.json': buildDispensary(),
    'cities/fresno.json': buildCity(),
    'cities/sanger.json': buildCity({ slug: 'sanger', name: 'Sanger', about: undefined, neighborhoods: undefined }),
    [`products/${oil.slug}.json`]: { ...oil, visibility: productSoldIn('availableUs', 'availableCaAll') },
  }),
  fixturePictureNames,
);

function entriesIn(localeId: LocaleId) {
  const locale = localeOf(localeId);
  const catalogue = catalogueFile(productSummaries(locale, content, renderedPictures), locale, content);
  return searchEntries({ locale, content, pictures: renderedPictures, catalogue });
}
const ofKind = (localeId: LocaleId, kind: string) => entriesIn(localeId).filter((entry) => entry.kind === kind);

test('products are left to the catalogue’s file', () => {
  expect(ofKind('en-US', 'product')).toEqual([]);
});

test('strains of several makers are left to the catalogue’s files, with the positions of their pods', () => {
  const locale = localeOf('en-US');
  const { label } = contentBrand;
  const strain = { name: 'Gale', lineage: null };
  const files = {
    'brands/birch.json': { ...contentBrand, slug: 'birch', name: 'Birch', label: { ...label, pattern: 'wave' } },
    ...oilFiles({ slug: 'one', strain, plantType: 'Indica' }),
    ...oilFiles({ slug: 'two', brand: 'birch', strain, plantType: 'Indica' }),
  };
  const sold = readContent(writeContent(files), fixturePictureNames);
  const catalogue = productSummaries(locale, sold, renderedPictures);
  const positions = catalogue.flatMap(({ slug }, position) => (slug === 'one' || slug === 'two' ? [position] : []));
  expect(searchedStrains({ content: sold, catalogue })).toEqual(new Map([['Gale', positions]]));
  const entries = searchEntries({ locale, content: sold, pictures: renderedPictures, catalogue });
  expect(entries.filter(({ title }) => title === 'Gale')).toEqual([]);
});

test.each(['en-CA', 'fr-CA'] as const)('D-43 in %s no entry names an effect for the search', (localeId) => {
  for (const { words = '' } of entriesIn(localeId))
    for (const word of effects) expect(words.split(' ')).not.toContain(word);
});

test.each(['en-US', 'fr-CA'] as const)('in %s a maker leads to its page', (localeId) => {
  const paths = ofKind(localeId, 'maker').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path).toMatch(/^\/shop\/makers\/[a-z-]+$/);
});

test('pages are those with an address of their own, in the locale’s language', () => {
  const paths = ofKind('en-US', 'page').map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/support', '/find-batch', '/store-locator', '/user/orders', '/favorites']),
  );
  for (const path of ['/rating', '/delivery/order', '/delivery/checkout', '/user/account/email'])
    expect(paths).not.toContain(path);
  expect(
    ofKind('en-CA', 'page').map(({ path }) => path),
    'restricted in all of Canada',
  ).not.toContain('/xpress');
});

test('stores are those of the country, and none where there is no store locator', () => {
  const stores = ofKind('en-US', 'store');
  expect(stores.length).toBe(content.stores.filter(({ region }) => region === 'CA').length);
  for (const { path } of stores) expect(path).toMatch(/^\/stores\/[a-z-]+$/);
  expect(ofKind('fr-CA', 'store')).toEqual([]);
});

test('a store is found from nearby postal codes, and a page about places from all', () => {
  const [store] = ofKind('en-US', 'store');
  expect(store!.postalCodes).toEqual([store!.words, store!.words!.slice(0, 3), store!.words!.slice(0, 2)]);
  const [locator] = ofKind('en-US', 'page').filter(({ path }) => path === '/store-locator');
  expect(locator!.postalCodes).toEqual(['']);
});

test('kinds of pods have their pages where they are sold', () => {
  const [plant] = ofKind('fr-CA', 'page').filter(({ path }) => path.startsWith('/shop/plants/'));
  expect(plant!.regions!.length).toBeGreaterThan(0);
});

test('a delivery city leads to its page, or to the list of cities without one', () => {
  const cities = ofKind('en-US', 'page').filter(({ title }) => title.startsWith('XPRESS delivery in'));
  expect(cities.map(({ title, path, note }) => [title, path, note])).toEqual([
    ['XPRESS delivery in Fresno', '/xpress/fresno', 'Fern Delivery'],
    ['XPRESS delivery in Sanger', '/xpress#cities', 'Fern Delivery'],
  ]);
  expect(ofKind('en-CA', 'page').filter(({ title }) => title.startsWith('XPRESS delivery in'))).toEqual([]);
});
