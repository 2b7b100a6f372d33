import { and, eq, max } from 'drizzle-orm';
import type { OrderStatus } from '../../../../src/domain/order/orderStatus';
import { actionTime, type ActionTime } from '../../../../src/domain/staff/actionTime';
import type { Transaction } from '../../../database/client';
import { orderEvents } from '../../../database/orderTables';
import type { LockedOrder } from '../../orders/moves/moveOrder';

interface OrderAction {
  statedAt: Date | null;
  /** The action follows this status. By default, it follows the last event. */
  follows?: OrderStatus;
  notBefore?: Date | undefined;
  now: Date;
}

/** The order must be from `lockOrder`, so that its events stay in the order of their times. */
export async function orderActionTime(
  transaction: Transaction,
  { id }: LockedOrder,
  { statedAt, follows, notBefore, now }: OrderAction,
): Promise<ActionTime> {
  if (!statedAt) return actionTime({ statedAt, receivedAt: now });
  const [event] = await transaction
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), follows && eq(orderEvents.status, follows)));
  const times = [event?.at, notBefore].flatMap((time) => time?.getTime() ?? []);
  return actionTime({ statedAt, receivedAt: now, notBefore: times.length ? new Date(Math.max(...times)) : null });
}
