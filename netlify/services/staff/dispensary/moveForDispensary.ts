import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../../../src/domain/order/orderStatus';
import type { Transaction } from '../../../database/client';
import { orderEvents } from '../../../database/orderTables';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { lockOrder, moveOrder, type LockedOrder } from '../../orders/moves/moveOrder';
import { orderActionTime } from './orderActionTime';

interface DispensaryMove {
  where: SQL | undefined;
  to: OrderStatus;
  reason: string | null;
  by: Actor;
  /** The time of a message. */
  asOf?: Date | null;
  /** The time at which a person moved the order, by their device's clock. */
  doneAt?: Date | null;
  notBefore?: Date;
  now: Date;
}

/** Compares only the times in messages, because the dispensary's clock may differ from the server's. */
async function isOutdated(transaction: Transaction, { id }: LockedOrder, asOf: Date | null): Promise<boolean> {
  if (!asOf) return false;
  const [last] = await transaction
    .select({ asOf: orderEvents.asOf })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), isNotNull(orderEvents.asOf)))
    .orderBy(desc(orderEvents.asOf))
    .limit(1);
  return Boolean(last?.asOf && asOf < last.asOf);
}

/** Returns null if a newer message has moved the order. */
export async function moveForDispensary(
  transaction: Transaction,
  { where, by, asOf = null, doneAt = null, notBefore, ...move }: DispensaryMove,
): Promise<LockedOrder | null> {
  const { now } = move;
  const order = await lockOrder(transaction, where);
  if (await isOutdated(transaction, order, asOf)) return null;
  const time = await orderActionTime(transaction, order, { statedAt: doneAt ?? asOf, notBefore, now });
  await moveOrder(transaction, order, { ...move, actor: 'dispensary', staffId: by.staffId, asOf, at: time.at });
  await appendAudit(transaction, {
    actor: by,
    providerId: order.providerId,
    action: 'order.move',
    subject: order.orderNumber,
    detail: { from: order.status, to: move.to },
    now,
    time,
  });
  return order;
}
