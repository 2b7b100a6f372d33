import { setTimeout as pause } from 'node:timers/promises';
import { inMessage } from '../../../platform/tracing/queuedMessages';
import type { ClaimPace } from './claimPace';

interface Work<Claimed extends { id: string }, Outcome extends string> {
  claim: (limit: number) => Promise<Claimed[]>;
  send: (claimed: Claimed) => Promise<Outcome>;
  outcomes: readonly Outcome[];
}

interface Limits {
  maxConcurrent: number;
  maxRunMs: number;
  pace: ClaimPace;
  signal: AbortSignal | undefined;
}

/** The interval for claiming new messages while others are in progress. */
const pollMs = 1_000;

/** Claims more once one is done, so that a hanging message delays no other. Throws the first error at the end. */
export async function sendClaimed<Claimed extends { id: string }, Outcome extends string>(
  { claim, send, outcomes }: Work<Claimed, Outcome>,
  { maxConcurrent, maxRunMs, pace, signal }: Limits,
): Promise<Record<Outcome, number>> {
  const counts = Object.fromEntries(outcomes.map((name) => [name, 0])) as Record<Outcome, number>;
  const end = performance.now() + maxRunMs;
  const inFlight = new Set<Promise<void>>();
  const errors: unknown[] = [];
  const start = (claimed: Claimed) => {
    const sending: Promise<void> = inMessage(claimed.id, () => send(claimed))
      .then((outcome) => void (counts[outcome] += 1))
      .catch((error: unknown) => void errors.push(error))
      .finally(() => inFlight.delete(sending));
    inFlight.add(sending);
  };
  const isStopped = () => signal?.aborted || errors.length > 0;
  const isOver = () => isStopped() || performance.now() >= end;
  // Make a claim that waited for its turn even if the time is up, because other runs skipped theirs for it.
  const claimMore = () =>
    pace
      .claim(async () => (isStopped() ? [] : claim(maxConcurrent - inFlight.size)))
      .catch((error: unknown) => {
        errors.push(error);
        return [];
      });
  for (;;) {
    if (!isOver() && inFlight.size < maxConcurrent) (await claimMore()).forEach(start);
    if (!inFlight.size) break;
    await Promise.race([...inFlight, pause(pollMs, undefined, { ref: false })]);
  }
  if (errors.length) throw errors[0];
  return counts;
}
