import { expect, test } from 'vitest';
import { openRatingStep, type RatingStepId } from './ratingSteps';

const standing = { hasScore: false, isRated: false, isChangeable: true };

test.each<[string, string | null, Partial<typeof standing>, RatingStepId | null]>([
  ['a pod that is not rated', null, {}, 'score'],
  ['an address with no step of ours', 'tags', { hasScore: true }, 'score'],
  ['details before a score', 'details', {}, 'score'],
  ['effects before a score', 'effects', {}, 'score'],
  ['details with a score', 'details', { hasScore: true }, 'details'],
  ['effects with a score', 'effects', { hasScore: true }, 'effects'],
  ['a score that is chosen already', 'score', { hasScore: true }, 'score'],
  ['a pod that is rated', null, { hasScore: true, isRated: true }, null],
  ['a rated pod with no step of ours', 'tags', { hasScore: true, isRated: true }, null],
  ['a rating that is changed', 'effects', { hasScore: true, isRated: true }, 'effects'],
  ['D-27 a rating whose 30 days are over', 'effects', { hasScore: true, isRated: true, isChangeable: false }, null],
])('S2-77 %s', (_, asked, rest, open) => {
  expect(openRatingStep(asked, { ...standing, ...rest })).toBe(open);
});
