import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultListQuery, type ListQuery } from './listQuery';
import { foldText } from '../../text/spelling';
import { closestValue, relaxedQueries } from './nearestMatch';
import { plantTypes } from '../vocabulary';

const plants = plantTypes.map((value) => ({ value, name: value }));
const brands = [
  { value: 'halyard-nine', name: 'Halyard Nine' },
  { value: 'maison-lisiere', name: 'Maison Lisière' },
];

describe('S2-72 the value that was probably meant', () => {
  test.each([
    ['Satva', plants, 'Sativa'],
    ['INDCIA', plants, 'Indica'],
    ['hybride', plants, 'Hybrid'],
    ['cdb', plants, 'CBD'],
    ['haylard-nine', brands, 'halyard-nine'],
    ['maison lisiere', brands, 'maison-lisiere'],
    ['Chocolate', plants, null],
    ['', plants, null],
    ['Sativa', [], null],
  ])('%j', (typed, names, value) => expect(closestValue(typed, names)).toBe(value));

  test('a name is nearest to itself', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, selector: foldText }), (names) => {
        for (const name of names)
          expect(
            closestValue(
              name,
              names.map((each) => ({ value: each, name: each })),
            ),
          ).toBe(name);
      }),
    );
  });
});

describe('S2-72 ways out of a query that finds nothing', () => {
  const query: ListQuery = {
    ...defaultListQuery,
    plant: ['CBD'],
    method: ['Rosin', 'Distillate'],
    q: 'amber',
    sort: 'name',
  };

  test('drop one filter each, the one that frees the most first, and none that frees nothing', () => {
    const counts = { plant: 2, method: 12, q: 0 };
    const ways = relaxedQueries(query, (without) =>
      !without.plant.length ? counts.plant : !without.method.length ? counts.method : counts.q,
    );
    expect(ways).toEqual([
      { dropped: 'method', count: 12, query: { ...query, method: [] } },
      { dropped: 'plant', count: 2, query: { ...query, plant: [] } },
    ]);
  });

  test('a filter that is not set cannot be dropped', () => {
    expect(relaxedQueries(defaultListQuery, () => 5)).toEqual([]);
    expect(relaxedQueries({ ...defaultListQuery, stock: true }, () => 5)).toMatchObject([
      { dropped: 'stock', query: defaultListQuery },
    ]);
  });
});
