import type { Transaction } from '../../database/client';
import { outgoingMessages } from '../../database/providerTables';
import type { Order } from '../../../src/domain/order/orderSchema';
import { readCustomers } from './listing/readCustomers';

interface OrderMessage {
  type: 'order.placed' | 'order.cancelled' | 'order.note';
  order: Order;
  now: Date;
}

/** Runs in the transaction that causes the message. */
export async function queueDispensaryMessage(
  transaction: Transaction,
  { type, order, now }: OrderMessage,
): Promise<void> {
  const getCustomer = await readCustomers(transaction, [order.orderLogId]);
  await transaction.insert(outgoingMessages).values({
    providerId: order.provider.id,
    payload: { type, timestamp: now.toISOString(), data: { order, customer: getCustomer(order.orderLogId) } },
    nextAt: now,
    createdAt: now,
  });
}
