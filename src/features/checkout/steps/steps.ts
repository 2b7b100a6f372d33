/** The steps of checkout, in order. */
export const checkoutStepIds = ['details', 'id', 'address', 'time', 'review'] as const;
export type CheckoutStepId = (typeof checkoutStepIds)[number];

/** The completed steps. The review is complete when the order is placed. */
export type DoneSteps = Readonly<Record<Exclude<CheckoutStepId, 'review'>, boolean>>;

const isDone = (id: CheckoutStepId, done: DoneSteps): boolean => id !== 'review' && done[id];

/** The first incomplete step; the review if none is. */
export const firstIncomplete = (done: DoneSteps): CheckoutStepId => checkoutStepIds.find((id) => !isDone(id, done))!;

/** The requested step if it can be open, otherwise the first incomplete step. */
export function openCheckoutStep(requested: string | null, done: DoneSteps): CheckoutStepId {
  const first = firstIncomplete(done);
  return checkoutStepIds.find((id) => id === requested && (id === first || isDone(id, done))) ?? first;
}

/** The next incomplete step after a finished one. Completed steps are skipped. */
export const nextStep = (id: CheckoutStepId, done: DoneSteps): CheckoutStepId =>
  firstIncomplete({ ...done, [id]: true });

export function stepState(id: CheckoutStepId, open: CheckoutStepId, done: DoneSteps): 'open' | 'done' | 'waiting' {
  if (id === open) return 'open';
  return isDone(id, done) ? 'done' : 'waiting';
}
