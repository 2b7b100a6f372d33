/** S2-61: what an unlock goes through, in this order. */
export const stepIds = ['code', 'pod', 'signIn', 'join', 'place', 'rainbow', 'white', 'done'] as const;
export type StepId = (typeof stepIds)[number];

/** How far a pod has come. */
export interface Progress {
  hasPod: boolean;
  variant: 'unlock' | 'save' | null;
  /** Whether somebody is signed in, and the server has told what the pod is to them. */
  isIn: boolean;
  isJoinSettled: boolean;
  /** Whether the light was shown, and whether a rainbow was seen. */
  isShown: boolean;
  isRainbow: boolean;
  /** Whether it is unlocked, or saved. */
  isDone: boolean;
}

/** The first step that lacks something. A pod that is to be saved waits at its page (S2-70). */
export function nextStep(progress: Progress): StepId {
  const { hasPod, variant, isIn, isJoinSettled, isShown, isRainbow, isDone } = progress;
  if (isDone) return 'done';
  if (!hasPod) return 'code';
  if (!variant) return 'pod';
  if (!isIn) return 'signIn';
  if (variant === 'save') return 'pod';
  if (!isJoinSettled) return 'join';
  if (!isShown) return 'place';
  return isRainbow ? 'white' : 'rainbow';
}

/** Steps that are gone once they have what they ask for. */
const passing: readonly StepId[] = ['signIn', 'join', 'done'];

/** The step that is open: the one asked for where it can be, else the first that lacks something. */
export function openStep(asked: string | null, progress: Progress): StepId {
  const next = nextStep(progress);
  if (progress.isDone) return next;
  const last = stepIds.indexOf(next);
  return stepIds.find((id, at) => id === asked && at <= last && (id === next || !passing.includes(id))) ?? next;
}

/** The steps of a shopper: who came with a session signs in nowhere, and who saves sees no light. */
export function stepsOf({ variant, signsIn }: { variant: Progress['variant']; signsIn: boolean }): StepId[] {
  const ofSaving: StepId[] = ['code', 'pod', 'signIn', 'done'];
  const all = variant === 'save' ? ofSaving : stepIds;
  return all.filter((id) => signsIn || id !== 'signIn');
}
