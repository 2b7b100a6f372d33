import type { SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../../src/domain/order/orderStatus';
import type { Transaction } from '../../database/client';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { moveOrder } from '../orders/moveOrder';

interface DispensaryMove {
  where: SQL | undefined;
  to: OrderStatus;
  reason: string | null;
  by: Actor;
  now: Date;
}

/** Moves an order for its dispensary, whoever acts: a webhook, staff in the console or a driver. Adds to the audit log. */
export async function moveForDispensary(transaction: Transaction, { by, ...move }: DispensaryMove) {
  const order = await moveOrder(transaction, { ...move, actor: 'dispensary', staffId: by.staffId });
  await appendAudit(transaction, {
    actor: by,
    providerId: order.providerId,
    action: 'order.move',
    subject: order.orderNumber,
    detail: { from: order.status, to: move.to },
    now: move.now,
  });
  return order;
}
