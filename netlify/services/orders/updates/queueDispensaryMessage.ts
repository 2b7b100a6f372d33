import type { Transaction } from '../../../database/client';
import { outgoingMessages } from '../../../database/providerTables';
import { tracedMessage } from '../../../platform/tracing/queuedMessages';
import type { Customer } from '../../../../src/domain/order/customerSchema';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { readCustomers } from '../listing/readCustomers';

interface OrderMessage {
  type: 'order.placed' | 'order.cancelled' | 'order.note';
  order: Order;
  /** Read from the database if absent. */
  customer?: Customer;
  now: Date;
}

/** Runs in the transaction that causes the message. */
export async function queueDispensaryMessage(
  transaction: Transaction,
  { type, order, customer, now }: OrderMessage,
): Promise<void> {
  const id = order.orderLogId;
  const data = { order, customer: customer ?? (await readCustomers(transaction, [id]))(id) };
  await transaction
    .insert(outgoingMessages)
    .values({
      ...tracedMessage(),
      providerId: order.provider.id,
      payload: { type, timestamp: now.toISOString(), data },
      nextAt: now,
      createdAt: now,
    })
    .execute();
}
