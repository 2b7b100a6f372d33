import { and, asc, count, eq, exists, isNull, notInArray, or, sql } from 'drizzle-orm';
import { createOrderPush, type PushStep } from '../../../../src/domain/order/createOrderPush';
import { isFinalStatus, orderStatuses } from '../../../../src/domain/order/orderStatus';
import type { Transaction } from '../../../database/client';
import { orderEvents, orders } from '../../../database/orderTables';
import { pushMessages, pushSubscriptions } from '../../../database/pushTables';
import { tracedMessage } from '../../../platform/tracing/queuedMessages';

interface MovedOrder {
  order: Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'providerId' | 'detailsId' | 'orderType'> & {
    userId: string;
  };
  step: PushStep;
  now: Date;
}

const finalStatuses = orderStatuses.filter(isFinalStatus);

/** Counts orders for the app badge: this one, and open ones that a dispensary moved. */
async function countNews(transaction: Transaction, { id, userId }: MovedOrder['order']): Promise<number> {
  const moves = transaction
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.actor, 'dispensary')));
  const [news] = await transaction
    .select({ count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(eq(orders.id, id), and(notInArray(orders.status, finalStatuses), exists(moves))),
      ),
    );
  return news!.count;
}

/** Runs in the transaction that changes the order. Replaces pending messages about earlier steps. */
export async function queuePushes(transaction: Transaction, { order, step, now }: MovedOrder): Promise<void> {
  // Lock subscriptions before their messages, as deleting one does.
  const subscriptions = await transaction
    .select({ id: pushSubscriptions.id, localeId: pushSubscriptions.localeId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, order.userId))
    .orderBy(asc(pushSubscriptions.id))
    .for('key share');
  if (!subscriptions.length) return;
  const badge = await countNews(transaction, order);
  const messages = subscriptions.flatMap(({ id, localeId }) => {
    const message = createOrderPush({ ...order, step }, { localeId, badge });
    if (!message) return [];
    const text = JSON.stringify(message);
    return [{ ...tracedMessage(), subscriptionId: id, orderId: order.id, text, nextAt: now, createdAt: now }];
  });
  const isWaiting = and(isNull(pushMessages.sentAt), isNull(pushMessages.deadAt));
  await transaction.delete(pushMessages).where(and(eq(pushMessages.orderId, order.id), isWaiting));
  if (messages.length) await transaction.insert(pushMessages).values(messages);
}
