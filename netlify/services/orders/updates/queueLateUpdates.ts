import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { orders } from '../../../database/orderTables';
import { retryTransaction } from '../../../database/retryTransaction';
import type { AppContext } from '../../context/appContext';
import { isLateAt, promisedEnd } from '../lateOrders';
import { queuePushes } from './queuePushes';
import { queueOrderUpdate } from './queueOrderUpdate';

const minuteMs = 60_000;
/** A driver who is a few minutes late arrives before a message would help. The order's page has no such delay. */
const graceMs = 10 * minuteMs;
/** After a day, a message about the delay no longer helps. */
const maxLateMs = 24 * 60 * minuteMs;
const batchSize = 50;

/**
 * Queues one message for each order whose promised time has passed, once per order. Returns their number. Safe to run
 * concurrently.
 */
export function queueLateUpdates({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  return retryTransaction(database, async (transaction) => {
    const late = await transaction
      .select()
      .from(orders)
      .where(
        and(
          isLateAt(new Date(now.getTime() - graceMs)),
          sql`${promisedEnd} > ${new Date(now.getTime() - maxLateMs)}`,
          isNull(orders.lateNotifiedAt),
          isNotNull(orders.userId),
        ),
      )
      .orderBy(asc(promisedEnd))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const order of late) {
      await transaction.update(orders).set({ lateNotifiedAt: now }).where(eq(orders.id, order.id));
      await queueOrderUpdate(transaction, { orderId: order.id, kind: 'LATE', now });
      await queuePushes(transaction, { order: { ...order, userId: order.userId! }, step: 'LATE', now });
    }
    return late.length;
  });
}
