import type { AppContext } from '../appContext';
import { runBatches } from '../sending/runBatches';
import { deliverMessages, deliveryOutcomes, type Deliveries } from './deliverMessages';

/** With the ten seconds of the last batch, as long as a round of a job may take. */
const longest = 15_000;

/**
 * One round of the outbox: sends what is due, batch by batch, until nothing is, its time is over or `signal` ends it.
 * Rounds of several processes may overlap. Each message that is given up is said once.
 */
export async function runOutgoing(context: AppContext, signal?: AbortSignal): Promise<Deliveries> {
  const sum: Deliveries = { delivered: 0, failed: 0, dead: 0 };
  const note = (counts: Deliveries) => deliveryOutcomes.forEach((outcome) => (sum[outcome] += counts[outcome]));
  await runBatches(() => deliverMessages(context, signal), note, { longest, signal });
  for (const outcome of deliveryOutcomes) context.metrics.webhooksOut.inc({ outcome }, sum[outcome]);
  if (sum.dead)
    context.log.error('Gave up messages to dispensaries: npm run outgoing -- list', {
      job: 'outgoing',
      count: sum.dead,
    });
  return sum;
}
