export const ratingStepIds = ['score', 'details', 'effects'] as const;
export type RatingStepId = (typeof ratingStepIds)[number];

interface RatingState {
  hasScore: boolean;
  isRated: boolean;
  isChangeable: boolean;
}

/**
 * Returns the step to open, or null for the summary. The requested step opens unless a score is missing or the rating
 * can no longer be changed.
 */
export function openRatingStep(
  requested: string | null,
  { hasScore, isRated, isChangeable }: RatingState,
): RatingStepId | null {
  const step = ratingStepIds.find((id) => id === requested);
  if (isRated && (!isChangeable || !step)) return null;
  return step && hasScore ? step : 'score';
}
