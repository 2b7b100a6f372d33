import type { AppContext } from '../appContext';
import { deliverMessages, deliveryOutcomes, type Deliveries } from './deliverMessages';

/** One run of the webhook queue. Runs of several processes may overlap. Each message that is given up is logged once. */
export async function runOutgoing(context: AppContext, signal?: AbortSignal): Promise<Deliveries> {
  const counts = await deliverMessages(context, signal);
  for (const outcome of deliveryOutcomes) context.metrics.webhooksOut.inc({ outcome }, counts[outcome]);
  if (counts.dead)
    context.log.error('Gave up on messages to dispensaries; list them with: npm run outgoing -- list', {
      job: 'outgoing',
      count: counts.dead,
    });
  return counts;
}
