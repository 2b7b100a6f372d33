/** Counts each outcome in the list. */
export const countOutcomes = <Outcome extends string>(
  names: readonly Outcome[],
  outcomes: readonly Outcome[],
): Record<Outcome, number> => {
  const counts = names.map((name) => [name, outcomes.filter((outcome) => outcome === name).length]);
  return Object.fromEntries(counts) as Record<Outcome, number>;
};

interface Limits {
  /** No further batch starts after this many milliseconds. */
  longest: number;
  signal: AbortSignal | undefined;
}

/** Runs batches until one finds nothing to do, the time is up or `signal` ends it. Calls `note` with the counts of each batch. */
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
