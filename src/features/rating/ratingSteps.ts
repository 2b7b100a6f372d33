/** S2-77: the three steps of a rating, in their order. */
export const stepIds = ['score', 'details', 'effects'] as const;
export type StepId = (typeof stepIds)[number];

interface Standing {
  hasScore: boolean;
  isRated: boolean;
  isChangeable: boolean;
}

/**
 * The step that is open, null for the summary of a rating: the one that the address asks for, but none that needs a score
 * before there is one, and none of a rating that can no longer be changed (D-27).
 */
export function openStep(asked: string | null, { hasScore, isRated, isChangeable }: Standing): StepId | null {
  const step = stepIds.find((id) => id === asked);
  if (isRated && (!isChangeable || !step)) return null;
  return step && hasScore ? step : 'score';
}
