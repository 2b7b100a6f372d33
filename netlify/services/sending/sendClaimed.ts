import { setTimeout as pause } from 'node:timers/promises';

interface Work<Claimed, Outcome extends string> {
  /** Claims up to this many due messages. */
  claim: (limit: number) => Promise<Claimed[]>;
  /** Sends one and records the outcome. */
  send: (claimed: Claimed) => Promise<Outcome>;
  outcomes: readonly Outcome[];
}

interface Limits {
  /** The most messages under way at once in this run. */
  maxConcurrent: number;
  /** Nothing more is claimed after this many milliseconds. */
  maxRunMs: number;
  signal: AbortSignal | undefined;
}

/** While something is under way, new messages are looked for this often. */
const pollMs = 1_000;

/**
 * Sends due messages until none is left, the time is up or `signal` ends it, and counts the outcomes. More are claimed as soon
 * as one is done, so one that hangs delays no other. Throws the first error of `claim` or `send`, after the last try has ended.
 */
export async function sendClaimed<Claimed, Outcome extends string>(
  { claim, send, outcomes }: Work<Claimed, Outcome>,
  { maxConcurrent, maxRunMs, signal }: Limits,
): Promise<Record<Outcome, number>> {
  const counts = Object.fromEntries(outcomes.map((name) => [name, 0])) as Record<Outcome, number>;
  const end = performance.now() + maxRunMs;
  const inFlight = new Set<Promise<void>>();
  const errors: unknown[] = [];
  const start = (claimed: Claimed) => {
    const sending: Promise<void> = send(claimed)
      .then((outcome) => void (counts[outcome] += 1))
      .catch((error: unknown) => void errors.push(error))
      .finally(() => inFlight.delete(sending));
    inFlight.add(sending);
  };
  const isOver = () => signal?.aborted || errors.length > 0 || performance.now() >= end;
  for (;;) {
    if (!isOver() && inFlight.size < maxConcurrent)
      (await claim(maxConcurrent - inFlight.size).catch((error: unknown) => void errors.push(error)))?.forEach(start);
    if (!inFlight.size) break;
    await Promise.race([...inFlight, pause(pollMs, undefined, { ref: false })]);
  }
  if (errors.length) throw errors[0];
  return counts;
}
