import { and, asc, eq, isNull } from 'drizzle-orm';
import { createOrderPush, type PushStep } from '../../../../src/domain/order/createOrderPush';
import type { Transaction } from '../../../database/client';
import type { orders } from '../../../database/orderTables';
import { pushMessages, pushSubscriptions } from '../../../database/pushTables';
import { tracedMessage } from '../../../platform/tracing/queuedMessages';
import { countOrderNews } from '../../messages/push/countOrderNews';

interface MovedOrder {
  order: Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'providerId' | 'detailsId' | 'orderType'> & {
    userId: string;
  };
  step: PushStep;
  now: Date;
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
  const badge = await countOrderNews(transaction, { userId: order.userId, orderId: order.id });
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
