import type { OrderStatus } from '../../../domain/order/orderStatus';
import { staffOrderPath } from '../../../data/staff/orderCalls';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { consoleQueue } from '../consoleQueue';
import { allowSound } from './newOrderSound';

interface Step {
  to: OrderStatus;
  label: string;
  /** For declined and canceled orders: the shopper reads it. */
  reason?: string;
}

/** Queues a change of status. It is sent once, however often the tablet has to try. */
export function submitOrderMove(
  { orderLogId, orderNumber, provider }: ConsoleOrder,
  { to, label, reason }: Step,
): void {
  allowSound();
  consoleQueue.add({
    method: 'POST',
    path: staffOrderPath({ providerId: provider.id, orderNumber }, 'status'),
    body: { status: to, ...(reason !== undefined && { reason }) },
    subject: orderLogId,
    label: `${label}: ${orderNumber}`,
  });
}
