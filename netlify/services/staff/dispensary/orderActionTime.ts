import { and, eq, max, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../../../src/domain/order/orderStatus';
import { actionTime, type ActionTime } from '../../../../src/domain/staff/actionTime';
import type { Transaction } from '../../../database/client';
import { orderEvents } from '../../../database/orderTables';
import { lockOrder } from '../../orders/moves/moveOrder';

interface OrderAction {
  where: SQL | undefined;
  statedAt: Date | null;
  /** The action follows this status. By default, it follows the last event. */
  follows?: OrderStatus;
  notBefore?: Date | undefined;
  now: Date;
}

/** Locks the order, so that its events stay in the order of their times. */
export async function orderActionTime(
  transaction: Transaction,
  { where, statedAt, follows, notBefore, now }: OrderAction,
): Promise<ActionTime> {
  if (!statedAt) return actionTime({ statedAt, receivedAt: now });
  const { id } = await lockOrder(transaction, where);
  const [event] = await transaction
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), follows && eq(orderEvents.status, follows)));
  const times = [event?.at, notBefore].flatMap((time) => time?.getTime() ?? []);
  return actionTime({ statedAt, receivedAt: now, notBefore: times.length ? new Date(Math.max(...times)) : null });
}
