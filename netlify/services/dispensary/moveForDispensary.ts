import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../../src/domain/order/orderStatus';
import type { Transaction } from '../../database/client';
import { orderEvents } from '../../database/schema';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { lockOrder, moveOrder } from '../orders/moveOrder';

interface DispensaryMove {
  where: SQL | undefined;
  to: OrderStatus;
  reason: string | null;
  by: Actor;
  /** When the dispensary’s system says it happened. */
  asOf?: Date | null;
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

/**
 * True when the dispensary's system has already moved the order at a later time. Compares the times of messages alone: their
 * clock may differ from the server's. Locks the order, so that the answer holds for the move that follows.
 */
export async function isOutdatedMove(
  transaction: Transaction,
  { where, asOf }: { where: SQL | undefined; asOf: Date | null },
): Promise<boolean> {
  if (!asOf) return false;
  const { id } = await lockOrder(transaction, where);
  const [last] = await transaction
    .select({ asOf: orderEvents.asOf })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), isNotNull(orderEvents.asOf)))
    .orderBy(desc(orderEvents.asOf))
    .limit(1);
  return Boolean(last?.asOf && asOf < last.asOf);
}
