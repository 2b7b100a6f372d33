import { describe, expect, test } from 'vitest';
import { isRatingChangeable, negativeTags, positiveTags, ratingEffects, scores, tagsForScore } from './rating';
import { ratingInputSchema } from './ratingSchema';

const isTaken = (rating: object) => ratingInputSchema.safeParse(rating).success;

test.each([
  [1, false, true],
  [2, false, true],
  [3, true, true],
  [4, true, false],
  [5, true, false],
] as const)('D-27 a score of %d offers positive tags: %s, negative tags: %s', (score, positive, negative) => {
  const offered = tagsForScore(score);
  expect([
    positiveTags.every((tag) => offered.includes(tag)),
    negativeTags.every((tag) => offered.includes(tag)),
  ]).toEqual([positive, negative]);
  expect(positiveTags.map((tag) => isTaken({ score, tags: [tag] }))).toEqual(positiveTags.map(() => positive));
  expect(negativeTags.map((tag) => isTaken({ score, tags: [tag] }))).toEqual(negativeTags.map(() => negative));
});

test('S9-09 a scale of 1 to 5, five positive and eight negative tags, nine effects', () => {
  expect([scores, positiveTags.length, negativeTags.length, ratingEffects.length]).toEqual([[1, 2, 3, 4, 5], 5, 8, 9]);
});

describe('S3-20 a rating', () => {
  test.each<[object]>([
    [{ score: 4 }],
    [{ score: 3, tags: ['good-vapor', 'clogging'], effects: ['happy', 'sleepy'] }],
    [{ score: 3, tags: [...positiveTags, ...negativeTags], effects: [...ratingEffects] }],
  ])('S3-20 %j is accepted', (rating) => {
    expect(isTaken(rating)).toBe(true);
  });

  test.each<[object]>([
    [{}],
    [{ score: 0 }],
    [{ score: 6 }],
    [{ score: 3.5 }],
    [{ score: '4' }],
    [{ score: null }],
    [{ score: 4, tags: ['good-vapor', 'good-vapor'] }],
    [{ score: 4, tags: ['Good vapor'] }],
    [{ score: 4, effects: ['happy', 'happy'] }],
    [{ score: 4, effects: ['cured'] }],
    [{ score: 4, comment: 'so good' }],
  ])('S3-20 %j is rejected', (rating) => {
    expect(isTaken(rating)).toBe(false);
  });
});

test.each([
  ['2026-01-01T12:00:00.000Z', true],
  ['2026-01-31T12:00:00.000Z', true],
  ['2026-01-31T12:00:00.001Z', false],
])('D-27 a rating of 1 January 12:00 can be changed at %s: %s', (now, isOpen) => {
  expect(isRatingChangeable(new Date('2026-01-01T12:00:00.000Z'), new Date(now))).toBe(isOpen);
});
