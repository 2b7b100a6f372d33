import type { AppContext } from '../appContext';
import { runBatches } from '../sending/runBatches';
import { deliverMessages, deliveryOutcomes, type Deliveries } from './deliverMessages';

/** Together with ten seconds for the last batch, the longest a job run may take. */
const longest = 15_000;

/**
 * One run of the webhook queue: sends due messages in batches until none is left, the time is up or `signal` ends it. Runs
 * of several processes may overlap. Each message that is given up is logged once.
 */
export async function runOutgoing(context: AppContext, signal?: AbortSignal): Promise<Deliveries> {
  const sum: Deliveries = { delivered: 0, failed: 0, dead: 0 };
  const note = (counts: Deliveries) => deliveryOutcomes.forEach((outcome) => (sum[outcome] += counts[outcome]));
  await runBatches(() => deliverMessages(context, signal), note, { longest, signal });
  for (const outcome of deliveryOutcomes) context.metrics.webhooksOut.inc({ outcome }, sum[outcome]);
  if (sum.dead)
    context.log.error('Gave up on messages to dispensaries; list them with: npm run outgoing -- list', {
      job: 'outgoing',
      count: sum.dead,
    });
  return sum;
}
