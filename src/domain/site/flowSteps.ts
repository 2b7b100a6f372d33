/** '?step=time' → 'time'. */
export const stepIn = (search: string): string | null => new URLSearchParams(search).get('step');

/** Keeps the other parameters; '' if none is left. */
export function withStep(search: string, step: string | null): string {
  const query = new URLSearchParams(search);
  if (step) query.set('step', step);
  else query.delete('step');
  return query.size ? `?${query}` : '';
}

/** A step that opens once it can; null to leave the steps. */
export interface QueuedStep<Step extends string> {
  step: Step | null;
}

interface Flow<Open extends string | null> {
  requested: string | null;
  queued: QueuedStep<NonNullable<Open>> | null;
  resolve: (requested: string | null) => Open;
}

/** Also says how the step enters the browser's history if the URL has another one. */
export function currentStep<Open extends string | null>({ requested, queued, resolve }: Flow<Open>) {
  const isQueueReady = queued !== null && (queued.step === null || resolve(queued.step) === queued.step);
  const open = resolve(isQueueReady ? queued.step : requested);
  const history = isQueueReady && queued.step !== null ? ('push' as const) : ('replace' as const);
  return { open, history, isQueueReady };
}
