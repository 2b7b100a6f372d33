import type { OrderStatus } from '../../../domain/order/orderStatus';
import { staffOrderPath } from '../../../data/staff/orderCalls';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { consoleQueue } from '../consoleQueue';

interface StatusChange {
  to: OrderStatus;
  label: string;
  /** Shown to the shopper. Required for declined and canceled orders. */
  reason?: string;
}

export function queueStatusChange(
  { orderLogId, orderNumber, provider }: ConsoleOrder,
  { to, label, reason }: StatusChange,
): void {
  consoleQueue.add({
    method: 'POST',
    path: staffOrderPath({ providerId: provider.id, orderNumber }, 'status'),
    body: { status: to, ...(reason !== undefined && { reason }) },
    subject: orderLogId,
    label: `${label}: ${orderNumber}`,
  });
}

let lastOrder = '';

/**
 * Like `queueStatusChange`, but ignores the second click of a double click, because the button then offers the next
 * step.
 */
export function queueStatusChangeOnce(
  { detail }: Pick<UIEvent, 'detail'>,
  order: ConsoleOrder,
  step: StatusChange,
): void {
  if (detail > 1 && order.orderLogId === lastOrder) return;
  lastOrder = order.orderLogId;
  queueStatusChange(order, step);
}
