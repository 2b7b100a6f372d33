import { describe, expect, test } from 'vitest';
import type { ListQuery } from '../../src/domain/catalogue/list/listQuery';
import { ownCatalogue } from '../fixtures/openTestShop';
import { catalogueBytes, wholeBytes } from './catalogueBytes';
import { varyCatalogue } from './syntheticCatalogue';

/** Brotli. A kilobyte is 1,000 bytes. */
const budget = 150_000;
/** Of an order that needs a file of its own. */
const orderBudget = 165_000;
/** Of the ids, by which offers and ratings name their products. Hashes do not compress. */
const idsBudget = 80_000;
const large = varyCatalogue(ownCatalogue('en-US'), 20_000);
const grown = catalogueBytes(large);
const [someMaker] = large.flatMap(({ brandSlug, regions }) => (regions.includes('CA') ? [brandSlug] : []));

describe('with 20,000 products, a browser fetches within the budget for', () => {
  test.each<[string, Partial<ListQuery>]>([
    ['a common filter', { plant: ['Indica'] }],
    ['two filters', { method: ['Rosin'], effect: ['sleepy'] }],
    ['the pods of a maker', { brand: [someMaker!] }],
    ['a filter with few results, scattered over all files', { flavor: ['grape'], thc: ['85-up'], size: ['0.5'] }],
    ['a filter in the order of prices', { plant: ['Sativa'], sort: 'price-asc' }],
    ['a filter in the order of THC', { plant: ['CBD'], sort: 'thc-desc' }],
    ['a search for a word', { q: 'lantern' }],
    ['a search with a typo', { q: 'lantrn' }],
    ['a search for a name', { q: 'copper wire' }],
    ['a search for an effect', { q: 'sleepy rosin' }],
    ['a search for a terpene', { q: 'limonene' }],
  ])('%s', (_, query) => {
    const { bytes, results } = grown.list(query);
    expect(results).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(budget);
  });

  test.each<ListQuery['sort']>(['name', 'brand'])('the order by %s', (sort) =>
    expect(grown.list({ plant: ['Sativa'], sort }).bytes).toBeLessThan(orderBudget),
  );

  test.each<[string, Parameters<typeof grown.list>, number]>([
    ['a filter with an address', [{ plant: ['Indica'] }, { hasAddress: true }], budget],
    ['a filter for stock', [{ plant: ['Indica'], stock: true }, { hasAddress: true }], budget],
    ['the order of prices with an address', [{ sort: 'price-asc' }, { hasAddress: true }], budget],
    ['the order of names with an address', [{ sort: 'name' }, { hasAddress: true }], orderBudget],
    ['the order of ratings', [{ plant: ['Sativa'], sort: 'rating' }, { hasRatings: true }], budget],
  ])('the ids, and %s', (_, [query, shopper], withoutIds) => {
    const { bytes, results } = grown.list(query, shopper);
    expect(results).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(withoutIds + idsBudget);
  });

  test.each(['lantern', 'lantrn', 'copper wire', 'sleepy indica under $40'])(
    '%j in the search of the header',
    (text) => {
      const { bytes, results } = grown.panel(text);
      expect(results).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(budget);
    },
  );
});

test('this catalogue is not larger in parts than whole, and a first filter needs fewer of them', () => {
  const own = ownCatalogue('en-US');
  const parts = catalogueBytes(own);
  const whole = wholeBytes(own);
  expect(parts.whole()).toBeLessThan(whole);
  const { bytes, files } = parts.list({ plant: ['Indica'] });
  expect(files).toBe(3);
  expect(bytes).toBeLessThan(0.65 * whole);
});
