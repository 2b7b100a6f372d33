import type { AppContext } from '../appContext';
import { deliverMessages, deliveryOutcomes, type Deliveries } from './deliverMessages';

/** Runs may overlap. */
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
