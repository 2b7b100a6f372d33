/** The three steps of a rating, in order. */
export const stepIds = ['score', 'details', 'effects'] as const;
export type StepId = (typeof stepIds)[number];

interface Standing {
  hasScore: boolean;
  isRated: boolean;
  isChangeable: boolean;
}

/**
 * The open step; null for the summary of a rating. The URL's step opens unless it needs a score that is missing, or the
 * rating can no longer be changed.
 */
export function openStep(asked: string | null, { hasScore, isRated, isChangeable }: Standing): StepId | null {
  const step = stepIds.find((id) => id === asked);
  if (isRated && (!isChangeable || !step)) return null;
  return step && hasScore ? step : 'score';
}
