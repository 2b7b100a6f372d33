import { expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { titleFromSlug, groupByAvailability } from './groupByAvailability';

test('products keep the order of the list, by region, with those that are gone apart', () => {
  const amber = buildSummary({ slug: 'amber', regions: ['CA', 'OH'] });
  const birch = buildSummary({ slug: 'birch', regions: ['OH'] });
  const cedar = buildSummary({ slug: 'cedar', regions: ['CA'], availability: 'sold-out' });
  const sorted = groupByAvailability(['dune', 'cedar', 'birch', 'amber'], {
    catalogue: [amber, birch, cedar],
    region: 'CA',
  });
  expect(sorted).toEqual({ inRegion: [cedar, amber], elsewhere: [birch], unknownSlugs: ['dune'] });
});

test('a product that is gone is named by its slug', () => {
  expect(titleFromSlug('plain-sailing')).toBe('Plain sailing');
});
