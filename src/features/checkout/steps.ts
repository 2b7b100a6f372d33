/** S2-73: what an order needs, in the order in which it is asked for. */
export const stepIds = ['details', 'id', 'address', 'time', 'review'] as const;
export type StepId = (typeof stepIds)[number];

/** Which steps have what they ask for; the review is done when the order is placed. */
export type DoneSteps = Readonly<Record<Exclude<StepId, 'review'>, boolean>>;

const isDone = (id: StepId, done: DoneSteps): boolean => id !== 'review' && done[id];

/** The first step that lacks something; the review where nothing is missing. */
export const firstMissing = (done: DoneSteps): StepId => stepIds.find((id) => !isDone(id, done))!;

/** The step that is open: the one asked for where it can be, else the first that lacks something. */
export function openStep(asked: string | null, done: DoneSteps): StepId {
  const first = firstMissing(done);
  return stepIds.find((id) => id === asked && (id === first || isDone(id, done))) ?? first;
}

/** The step after one that was finished: the next that lacks something. What was given already is not asked for again. */
export const stepAfter = (id: StepId, done: DoneSteps): StepId => firstMissing({ ...done, [id]: true });

/** How a step stands on the page. */
export function stepState(id: StepId, open: StepId, done: DoneSteps): 'open' | 'done' | 'waiting' {
  if (id === open) return 'open';
  return isDone(id, done) ? 'done' : 'waiting';
}
