/** The steps of an unlock, in order. */
export const stepIds = ['code', 'pod', 'signIn', 'place', 'rainbow', 'white', 'done'] as const;
export type StepId = (typeof stepIds)[number];

/** A pod's progress through the steps. */
export interface Progress {
  hasPod: boolean;
  variant: 'unlock' | 'save' | null;
  /** True if the shopper is signed in and the server has returned the pod's state for their account. */
  isIn: boolean;
  /** True if the light was shown; `isRainbow` is whether the battery showed the rainbow. */
  isShown: boolean;
  isRainbow: boolean;
  /** True if the pod is unlocked or saved. */
  isDone: boolean;
}

/** The first incomplete step. A pod that is being saved stays at its own step. */
export function nextStep(progress: Progress): StepId {
  const { hasPod, variant, isIn, isShown, isRainbow, isDone } = progress;
  if (isDone) return 'done';
  if (!hasPod) return 'code';
  if (!variant) return 'pod';
  if (!isIn) return 'signIn';
  if (variant === 'save') return 'pod';
  if (!isShown) return 'place';
  return isRainbow ? 'white' : 'rainbow';
}

/** Steps that cannot be opened again once they are complete. */
const closedWhenComplete: readonly StepId[] = ['signIn', 'done'];

/** The requested step if it can be open, otherwise the first incomplete step. */
export function openStep(asked: string | null, progress: Progress): StepId {
  const next = nextStep(progress);
  if (progress.isDone) return next;
  const last = stepIds.indexOf(next);
  return (
    stepIds.find((id, at) => id === asked && at <= last && (id === next || !closedWhenComplete.includes(id))) ?? next
  );
}

/** The steps for a shopper: no sign-in if they arrived with a session, and no light if they only save. */
export function stepsOf({ variant, signsIn }: { variant: Progress['variant']; signsIn: boolean }): StepId[] {
  const ofSaving: StepId[] = ['code', 'pod', 'signIn', 'done'];
  const all = variant === 'save' ? ofSaving : stepIds;
  return all.filter((id) => signsIn || id !== 'signIn');
}
