import { effects } from '../catalogue/vocabulary';

/** From awful to excellent. */
export const scores = [1, 2, 3, 4, 5] as const;
export type Score = (typeof scores)[number];

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

const [euphoric, energized, ...otherEffects] = effects;

/** Owners may also call a pod tasty, which is no effect and no value of a product. */
export const ratingEffects = [euphoric, energized, 'tasty', ...otherEffects] as const;
export type RatingEffect = (typeof ratingEffects)[number];

/** Offers positive tags for 4 and 5, negative ones for 1 and 2, and both for 3. */
export function tagsForScore(score: Score): readonly RatingTag[] {
  if (score === 3) return ratingTags;
  return score > 3 ? positiveTags : negativeTags;
}

export const ratingChangePeriodMs = 30 * 86_400_000;

export const isRatingChangeable = (givenAt: Date, now: Date): boolean =>
  now.getTime() - givenAt.getTime() <= ratingChangePeriodMs;
