/** The three steps of a rating, in order. */
export const ratingStepIds = ['score', 'details', 'effects'] as const;
export type RatingStepId = (typeof ratingStepIds)[number];

interface RatingState {
  hasScore: boolean;
  isRated: boolean;
  isChangeable: boolean;
}

/**
 * The open step; null for the summary of a rating. The URL's step opens unless it needs a score that is missing, or the
 * rating can no longer be changed.
 */
export function openRatingStep(
  requested: string | null,
  { hasScore, isRated, isChangeable }: RatingState,
): RatingStepId | null {
  const step = ratingStepIds.find((id) => id === requested);
  if (isRated && (!isChangeable || !step)) return null;
  return step && hasScore ? step : 'score';
}
