/** How often each of these outcomes stands in the list. */
export const countOutcomes = <Outcome extends string>(
  names: readonly Outcome[],
  outcomes: readonly Outcome[],
): Record<Outcome, number> => {
  const counts = names.map((name) => [name, outcomes.filter((outcome) => outcome === name).length]);
  return Object.fromEntries(counts) as Record<Outcome, number>;
};

interface Limits {
  /** Milliseconds after which no further batch begins. */
  longest: number;
  signal: AbortSignal | undefined;
}

/** Runs batches until one finds nothing to do, the time is over or `signal` ends it, and tells `note` the counts of each. */
export async function runBatches<Outcome extends string>(
  batch: () => Promise<Record<Outcome, number>>,
  note: (counts: Record<Outcome, number>) => void,
  { longest, signal }: Limits,
): Promise<void> {
  const end = performance.now() + longest;
  const isOver = () => signal?.aborted || performance.now() >= end;
  while (!isOver()) {
    const counts = await batch();
    note(counts);
    if (Object.values<number>(counts).every((count) => count === 0)) return;
  }
}
