import { describe, expect, test } from 'vitest';
import { buildSummary } from '../../../../tests/fixtures/builders/buildShop';
import type { RatingsSnapshot } from '../../../domain/rating/ownerRatingsSchema';
import { localeOf } from '../../../domain/region/locales';
import { ownersView } from './ownersView';

const review = (writtenOn: string, score: 1 | 2 | 3 | 4 | 5 = 5) => ({
  id: `00000000-0000-4000-8000-${writtenOn.replaceAll('-', '').padStart(12, '0')}`,
  score,
  text: `Written on ${writtenOn}`,
  writtenOn,
});
const reviewed = (slug: string, ...days: string[]) => ({
  slug,
  count: days.length,
  newest: days.map((day) => review(day)),
});
const snapshot = (values: Partial<RatingsSnapshot> = {}): RatingsSnapshot => ({
  asOf: '2026-11-29',
  products: [],
  reviewed: [],
  ...values,
});
const catalogue = ['amber', 'birch', 'cedar', 'dune'].map((slug) =>
  buildSummary({ slug, title: slug.toUpperCase(), regions: ['CA'] }),
);
const us = { locale: localeOf('en-US'), catalogue };

describe('what owners say on the home page', () => {
  test.each([
    ['without ratings', null],
    ['with none yet', snapshot()],
    [
      'of pods that are no longer sold',
      snapshot({ products: [{ slug: 'gone', average: 5, count: 9 }], reviewed: [reviewed('gone', '2026-11-01')] }),
    ],
  ])('is nothing %s', (_, ratings) => {
    expect(ownersView(ratings, us)).toBeUndefined();
  });

  test('is nothing in Canada', () => {
    const ratings = snapshot({ products: [{ slug: 'amber', average: 5, count: 9 }] });
    expect(ownersView(ratings, { ...us, locale: localeOf('fr-CA') })).toBeUndefined();
  });

  test('has the average of all ratings, in which each weighs the same', () => {
    const products = [
      { slug: 'amber', average: 5, count: 10 },
      { slug: 'birch', average: 4, count: 30 },
    ];
    expect(ownersView(snapshot({ products }), us)).toEqual({
      rating: { average: 4.3, count: 40, asOf: '2026-11-29' },
      quotes: [],
    });
  });

  test('has the newest review of the three pods that were reviewed last, even a bad one', () => {
    const bad = { slug: 'dune', count: 1, newest: [review('2026-11-20', 1)] };
    const all = [
      reviewed('amber', '2026-11-21', '2026-11-19'),
      reviewed('birch', '2026-11-01'),
      reviewed('cedar', '2026-11-22'),
      bad,
    ];
    const { rating, quotes } = ownersView(snapshot({ reviewed: all }), us)!;
    expect(rating).toBeNull();
    expect(quotes.map(({ title, path, review: { writtenOn, score } }) => [title, path, writtenOn, score])).toEqual([
      ['CEDAR', '/shop/pods/cedar', '2026-11-22', 5],
      ['AMBER', '/shop/pods/amber', '2026-11-21', 5],
      ['DUNE', '/shop/pods/dune', '2026-11-20', 1],
    ]);
  });
});
