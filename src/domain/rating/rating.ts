import { effects } from '../catalogue/vocabulary';

/** S3-20: awful, poor, fair, good, excellent. */
export const scores = [1, 2, 3, 4, 5] as const;
export type Score = (typeof scores)[number];

/** S9-09; the ids that are kept, whose words are the site's. */
export const positiveTags = ['good-vapor', 'good-high', 'smooth-taste', 'tasty-flavor', 'good-value'] as const;
export const negativeTags = [
  'low-vapor',
  'inconsistent',
  'unpleasant-high',
  'leaking',
  'clogging',
  'harsh-taste',
  'bad-flavor',
  'poor-value',
] as const;
export const ratingTags = [...positiveTags, ...negativeTags] as const;
export type RatingTag = (typeof ratingTags)[number];

/** S9-09. */
export const ratingEffects = effects;

/** D-27: the tags that go with a score: positive from 4, negative up to 2, both at 3. */
export function tagsOf(score: Score): readonly RatingTag[] {
  if (score === 3) return ratingTags;
  return score > 3 ? positiveTags : negativeTags;
}

/** D-27: 30 days in which a rating may be changed, in milliseconds. */
export const changeableFor = 30 * 86_400_000;

/** D-27: whether a rating that was first given at an instant may still be changed. */
export const isChangeable = (givenAt: Date, now: Date): boolean => now.getTime() - givenAt.getTime() <= changeableFor;
