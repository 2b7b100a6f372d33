import { expect, test } from 'vitest';
import { buildOil, pictureNames, renderedPictures, soldIn, writeContent } from '../../../tests/fixtures/contentFolder';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import { effects, aromas } from '../../domain/catalogue/vocabulary';
import { readContent } from '../source/readContent';
import { catalogueFile, productSummaries } from './productSummaries';
import { searchEntries } from './searchEntries';

const oil = buildOil();
const content = readContent(
  writeContent({ [`products/${oil.slug}.json`]: { ...oil, visibility: soldIn('availableUs', 'availableCaAll') } }),
  pictureNames,
);

function entriesIn(localeId: LocaleId) {
  const locale = localeOf(localeId);
  const catalogue = catalogueFile(productSummaries(locale, content, renderedPictures), locale, content);
  return searchEntries({ locale, content, pictures: renderedPictures, catalogue });
}
const ofKind = (localeId: LocaleId, kind: string) => entriesIn(localeId).filter((entry) => entry.kind === kind);

test('a product has its page, its brand and its regions', () => {
  const [found] = ofKind('en-US', 'product').filter(({ path }) => path.endsWith(oil.slug));
  expect(found).toMatchObject({ title: oil.title.en, path: `/shop/pods/${oil.slug}`, regions: ['CA'] });
  for (const word of [...oil.effects, ...oil.flavors]) expect(found!.words.split(' ')).toContain(word);
});

test.each(['en-CA', 'fr-CA'] as const)('in %s no product is found by an effect or a flavor', (localeId) => {
  const products = ofKind(localeId, 'product');
  expect(products.length).toBeGreaterThan(0);
  for (const { words } of products)
    for (const word of [...effects, ...aromas]) expect(words.split(' ')).not.toContain(word);
});

test.each(['en-US', 'fr-CA'] as const)('in %s a maker leads to its page', (localeId) => {
  const paths = ofKind(localeId, 'maker').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path).toMatch(/^\/shop\/makers\/[a-z-]+$/);
});

test('pages are those that anyone can open, in the locale’s language', () => {
  const paths = ofKind('en-US', 'page').map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/support', '/find-batch', '/store-locator']));
  expect(paths).not.toContain('/user/account');
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
