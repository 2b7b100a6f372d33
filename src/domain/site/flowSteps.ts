export const parseStepParam = (search: string): string | null => new URLSearchParams(search).get('step');

export function withStepParam(search: string, step: string | null): string {
  const query = new URLSearchParams(search);
  if (step) query.set('step', step);
  else query.delete('step');
  return query.size ? `?${query}` : '';
}

/** A step to open as soon as possible. A null step leaves the flow. */
export interface QueuedStep<Step extends string> {
  step: Step | null;
}

interface Flow<Open extends string | null> {
  requested: string | null;
  queued: QueuedStep<NonNullable<Open>> | null;
  resolve: (requested: string | null) => Open;
}

/** If the URL has another step, also returns how to change the browser's history. */
export function currentStep<Open extends string | null>({ requested, queued, resolve }: Flow<Open>) {
  const isQueueReady = queued !== null && (queued.step === null || resolve(queued.step) === queued.step);
  const open = resolve(isQueueReady ? queued.step : requested);
  const history = isQueueReady && queued.step !== null ? ('push' as const) : ('replace' as const);
  return { open, history, isQueueReady };
}
