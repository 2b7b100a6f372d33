import { describe, expect, test } from 'vitest';
import { buildContentBatch, buildOil, productSoldIn } from '../../../tests/fixtures/contentFolder';
import { collectNames } from './entryNames';
import { listValues } from './listValues';

const now = new Date('2026-11-26T12:00:00Z');
const names = collectNames({
  'brands/alder.json': JSON.stringify({ slug: 'alder', name: 'Alder & Sons' }),
  'products/california-amber.json': JSON.stringify(buildOil()),
  'products/broken.json': '{',
});

describe('lists show', () => {
  test('a pod by its brand’s name, its sizes and where it is sold', () => {
    const oil = buildOil({ visibility: productSoldIn('availableUs', 'availableCaAll'), publishedOn: 'build-40d' });
    expect(listValues('products', oil, { names, now })).toEqual({
      $brand: 'Alder & Sons',
      $by: 'by Alder & Sons',
      $sizes: '1 g',
      $status: 'Available',
      $sold: 'California, Canada, all provinces',
      $published: '2026-10-17',
    });
  });

  test('a report by the pod, the day and the figure', () => {
    expect(listValues('batches', buildContentBatch(), { names, now })).toMatchObject({
      $product: 'Amber 1 g',
      $tested: '2026-01-02',
      $name: 'B-1 · Amber 1 g · Jan 2, 2026 · 80 % THC',
      $status: 'Released',
    });
  });

  test.each([
    [{ publishAt: { day: '2027-01-01', time: '09:00', timezone: 'America/Toronto' } }, 'Not yet published'],
    [{ takeDownAt: { day: '2026-01-01', time: '09:00', timezone: 'America/Toronto' } }, 'Taken down'],
    [{ availability: 'coming-soon' as const }, 'Coming soon'],
  ])('what keeps it off the shop: %j', (change, status) => {
    expect(listValues('products', { ...buildOil(), ...change }, { names, now })).toMatchObject({ $status: status });
  });

  test('nothing of an entry that lacks what it takes', () => {
    expect(listValues('products', { productType: 'oil' }, { names, now })).toEqual({});
    expect(listValues('products', null, { names, now })).toEqual({});
  });
});
