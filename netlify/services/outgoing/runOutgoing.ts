import type { AppContext } from '../appContext';
import { forgetReceipts } from '../dispensary/receiveMessage';
import { deliverMessages, type Deliveries } from './deliverMessages';

const mostBatches = 10;

/**
 * One round of the outbox, for a timer or a scheduled function: sends what is due and forgets old webhook receipts.
 * Never throws; rounds of several processes may overlap.
 */
export async function runOutgoing(context: AppContext): Promise<Deliveries> {
  const sum: Deliveries = { delivered: 0, failed: 0, dead: 0 };
  try {
    await forgetReceipts(context);
    for (let round = 0; round < mostBatches; round += 1) {
      const { delivered, failed, dead } = await deliverMessages(context);
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
