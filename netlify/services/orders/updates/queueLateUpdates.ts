import { and, asc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { orders } from '../../../database/orderTables';
import { retryTransaction } from '../../../database/retryTransaction';
import type { Transaction } from '../../../database/client';
import type { AppContext } from '../../context/appContext';
import { processDue } from '../../context/processDue';
import { isLateAt, promisedEnd } from '../lateOrders';
import { queuePushes } from './queuePushes';
import { queueOrderUpdate } from './queueOrderUpdate';

const minuteMs = 60_000;
/** A driver who is a few minutes late arrives before a message would help. The order's page has no such delay. */
const graceMs = 10 * minuteMs;
/** After a day, a message about the delay no longer helps. */
const maxLateMs = 24 * 60 * minuteMs;
const batchSize = 50;

type LateContext = Pick<AppContext, 'database' | 'clock' | 'log'>;

const isDue = (now: Date) =>
  and(
    isLateAt(new Date(now.getTime() - graceMs)),
    sql`${promisedEnd} > ${new Date(now.getTime() - maxLateMs)}`,
    isNull(orders.lateNotifiedAt),
    isNotNull(orders.userId),
  );

/** False if another process was first, or if the order is no longer late. */
async function queueUpdate(transaction: Transaction, orderId: string, now: Date): Promise<boolean> {
  const [order] = await transaction
    .update(orders)
    .set({ lateNotifiedAt: now })
    .where(and(eq(orders.id, orderId), isDue(now)))
    .returning();
  if (!order) return false;
  await queueOrderUpdate(transaction, { orderId, kind: 'LATE', now });
  await queuePushes(transaction, { order: { ...order, userId: order.userId! }, step: 'LATE', now });
  return true;
}

/**
 * Queues one message for each order whose promised time has passed, once per order. Returns their number. Safe to run
 * concurrently.
 */
export function queueLateUpdates(context: LateContext, signal?: AbortSignal): Promise<number> {
  const { database, clock } = context;
  const now = clock();
  return processDue(context, {
    failure: 'A message about a late order could not be queued',
    job: 'updates',
    findDue: (excludedIds) =>
      database
        .select({ id: orders.id })
        .from(orders)
        .where(and(isDue(now), notInArray(orders.id, excludedIds)))
        .orderBy(asc(promisedEnd))
        .limit(batchSize),
    idOf: ({ id }) => id,
    work: ({ id }) => retryTransaction(database, (transaction) => queueUpdate(transaction, id, now)),
    signal,
  });
}
