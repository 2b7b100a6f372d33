export const checkoutStepIds = ['details', 'id', 'address', 'time', 'review'] as const;
export type CheckoutStepId = (typeof checkoutStepIds)[number];

/** The review is not included, because it completes when the order is placed. */
export type CompletedSteps = Readonly<Record<Exclude<CheckoutStepId, 'review'>, boolean>>;

const isDone = (id: CheckoutStepId, done: CompletedSteps): boolean => id !== 'review' && done[id];

/** Falls back to the review. */
export const firstIncomplete = (done: CompletedSteps): CheckoutStepId =>
  checkoutStepIds.find((id) => !isDone(id, done))!;

/** Returns the requested step if it can be open, otherwise the first incomplete one. */
export function openCheckoutStep(requested: string | null, done: CompletedSteps): CheckoutStepId {
  const first = firstIncomplete(done);
  return checkoutStepIds.find((id) => id === requested && (id === first || isDone(id, done))) ?? first;
}

/** Skips steps that are already complete. */
export const nextStep = (id: CheckoutStepId, done: CompletedSteps): CheckoutStepId =>
  firstIncomplete({ ...done, [id]: true });

export function stepState(id: CheckoutStepId, open: CheckoutStepId, done: CompletedSteps): 'open' | 'done' | 'waiting' {
  if (id === open) return 'open';
  return isDone(id, done) ? 'done' : 'waiting';
}
