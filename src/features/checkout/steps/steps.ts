/** The steps of checkout, in order. */
export const stepIds = ['details', 'id', 'address', 'time', 'review'] as const;
export type StepId = (typeof stepIds)[number];

/** The completed steps. The review is complete when the order is placed. */
export type DoneSteps = Readonly<Record<Exclude<StepId, 'review'>, boolean>>;

const isDone = (id: StepId, done: DoneSteps): boolean => id !== 'review' && done[id];

/** The first incomplete step; the review if none is. */
export const firstMissing = (done: DoneSteps): StepId => stepIds.find((id) => !isDone(id, done))!;

/** The requested step if it can be open, otherwise the first incomplete step. */
export function openStep(asked: string | null, done: DoneSteps): StepId {
  const first = firstMissing(done);
  return stepIds.find((id) => id === asked && (id === first || isDone(id, done))) ?? first;
}

/** The next incomplete step after a finished one. Completed steps are skipped. */
export const stepAfter = (id: StepId, done: DoneSteps): StepId => firstMissing({ ...done, [id]: true });

export function stepState(id: StepId, open: StepId, done: DoneSteps): 'open' | 'done' | 'waiting' {
  if (id === open) return 'open';
  return isDone(id, done) ? 'done' : 'waiting';
}
