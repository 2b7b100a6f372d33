import type { AppContext } from '../appContext';
import { deliverMessages, type Deliveries } from './deliverMessages';

/** With the ten seconds of the last batch, less than a scheduled function's thirty. */
const longest = 15_000;

/**
 * One round of the outbox, for a timer or a scheduled function: sends what is due, batch by batch, until nothing is, its
 * time is over or `signal` ends it. Never throws; rounds of several processes may overlap.
 */
export async function runOutgoing(context: AppContext, signal?: AbortSignal): Promise<Deliveries> {
  const sum: Deliveries = { delivered: 0, failed: 0, dead: 0 };
  const end = performance.now() + longest;
  const isOver = () => signal?.aborted || performance.now() >= end;
  try {
    while (!isOver()) {
      const { delivered, failed, dead } = await deliverMessages(context, signal);
      sum.delivered += delivered;
      sum.failed += failed;
      sum.dead += dead;
      if (delivered + failed + dead === 0) break;
    }
    if (sum.dead) console.error(`Gave up ${sum.dead} message(s) to providers; see outgoing_messages.last_error.`);
  } catch (error) {
    console.error(`The outbox could not be worked: ${error instanceof Error ? error.message : String(error)}`);
  }
  return sum;
}
