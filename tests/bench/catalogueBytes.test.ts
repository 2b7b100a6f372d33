import { describe, expect, test } from 'vitest';
import type { ListQuery } from '../../src/domain/catalogue/list/listQuery';
import { ownCatalogue } from '../fixtures/openTestShop';
import { catalogueBytes, wholeBytes } from './catalogueBytes';
import { varyCatalogue } from './syntheticCatalogue';

/** Brotli. A kilobyte is 1,000 bytes. */
const budget = 150_000;
/** Of a search that also finds strains, which are in files by the first letters of their words. */
const siteBudget = 170_000;
/** Of the ids, by which a server of another release names its products. Hashes do not compress. */
const idsBudget = 80_000;
const large = varyCatalogue(ownCatalogue('en-US'), 20_000);
const grown = catalogueBytes(large);
const fewResults: Partial<ListQuery> = { flavor: ['grape'], thc: ['85-up'], size: ['0.5'] };
const [someMaker] = large.flatMap(({ brandSlug, regions }) => (regions.includes('CA') ? [brandSlug] : []));

describe('with 20,000 products, a browser fetches within the budget for', () => {
  // An address only adds bytes.
  const queries: [string, Partial<ListQuery>][] = [
    ['a common filter', { plant: ['Indica'] }],
    ['two filters', { method: ['Rosin'], effect: ['sleepy'] }],
    ['the pods of a maker', { brand: [someMaker!] }],
    ['a filter with few results, scattered over all files', fewResults],
    ['few results in the order of names', { ...fewResults, sort: 'name' }],
    ['a filter in the order of names', { plant: ['Sativa'], sort: 'name' }],
    ['a later page in the order of names', { plant: ['Sativa'], sort: 'name', page: 40 }],
    ['a filter in the order of brands', { plant: ['Sativa'], sort: 'brand' }],
    ['a filter in the order of ratings', { plant: ['Sativa'], sort: 'rating' }],
    ['a filter in the order of prices', { plant: ['Sativa'], sort: 'price-asc' }],
    ['a filter in the order of THC', { plant: ['CBD'], sort: 'thc-desc' }],
    ['a search for a word', { q: 'lantern' }],
    ['a search with a typo', { q: 'lantrn' }],
    ['a search for a name', { q: 'copper wire' }],
    ['a search for an effect', { q: 'sleepy rosin' }],
    ['a search for a terpene', { q: 'limonene' }],
  ];

  test.each(queries)('%s, with an address', (_, query) => {
    const { bytes, results } = grown.list(query, { hasAddress: true, hasRatings: query.sort === 'rating' });
    expect(results).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(budget);
  });

  test('a filter for stock', () => {
    const { bytes, results } = grown.list({ plant: ['Indica'], stock: true }, { hasAddress: true });
    expect(results).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(budget);
  });

  test.each(['lantern', 'lantrn', 'copper wire', 'limonene'])('%j in the search of the header', (text) => {
    const { bytes, results } = grown.panel(text);
    expect(results).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(budget);
  });

  test.each([
    ['several words in the search of the header', grown.panel],
    ['the page of all results', grown.resultsPage],
  ])('%s', (_, search) => expect(search('sleepy indica under $40').bytes).toBeLessThan(siteBudget));
});

test('a server of another release costs the ids too', () => {
  const query: Partial<ListQuery> = { plant: ['Indica'] };
  const { bytes } = grown.list(query, { hasAddress: true, isOtherRelease: true });
  expect(bytes - grown.list(query, { hasAddress: true }).bytes).toBeLessThan(idsBudget);
});

test('this catalogue is not larger in parts than whole, and a first filter needs fewer of them', () => {
  const own = ownCatalogue('en-US');
  const parts = catalogueBytes(own);
  const whole = wholeBytes(own);
  expect(parts.whole().bytes).toBeLessThan(whole);
  const { bytes, files } = parts.list({ plant: ['Indica'] });
  expect(files).toBe(3);
  expect(bytes).toBeLessThan(0.65 * whole);
});
