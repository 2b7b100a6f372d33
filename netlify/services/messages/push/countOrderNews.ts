import { and, count, eq, exists, notInArray, or, sql } from 'drizzle-orm';
import { isFinalStatus, orderStatuses } from '../../../../src/domain/order/orderStatus';
import type { Transaction } from '../../../database/client';
import { orderEvents, orders } from '../../../database/orderTables';

const finalStatuses = orderStatuses.filter(isFinalStatus);

/** Counts orders for the app badge: open ones that a dispensary moved, and the one that the push is about. */
export async function countOrderNews(
  transaction: Transaction,
  { userId, orderId }: { userId: string; orderId?: string },
): Promise<number> {
  const moves = transaction
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.actor, 'dispensary')));
  const [news] = await transaction
    .select({ count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(
          orderId === undefined ? undefined : eq(orders.id, orderId),
          and(notInArray(orders.status, finalStatuses), exists(moves)),
        ),
      ),
    );
  return news!.count;
}
