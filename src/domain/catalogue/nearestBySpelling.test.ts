import { describe, expect, test } from 'vitest';
import { nearestBySpelling } from './nearestBySpelling';

describe('the products that a misspelled slug may mean', () => {
  const products = [
    { slug: 'california-cellar-stair', title: 'Cellar Stair' },
    { slug: 'california-cedar-stairs', title: 'Cedar Stairs' },
    { slug: 'ohio-lantern-hill', title: 'Lantern Hill' },
    { slug: 'canada-creme-brulee', title: 'Crème brûlée' },
  ];

  test.each([
    ['california-celar-stair', ['california-cellar-stair', 'california-cedar-stairs']],
    ['lantern-hil', ['ohio-lantern-hill']],
    ['Creme-Brulee', ['canada-creme-brulee']],
    ['zzzz', []],
    ['california-zebra-crossing', []],
    ['california', []],
  ])('%s: %j', (unknownSlug, slugs) => {
    expect(nearestBySpelling(unknownSlug, products, 2).map(({ slug }) => slug)).toEqual(slugs);
  });
});
