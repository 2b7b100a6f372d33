import { eq } from 'drizzle-orm';
import type { Order } from '../../../src/domain/order/orderSchema';
import { canChangeNote } from '../../../src/domain/order/orderStatus';
import { retryTransaction } from '../../database/retryTransaction';
import { orders } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { isOwnOrder, orderUnknown, type OrderName } from './findOrder';
import { lockShopperAndSession, type Shopper } from './lockShopperAndSession';
import { queueMessage } from './queueMessage';
import { readOrders } from './readOrders';

/** Each change sends the dispensary a message. */
const changes = { name: 'order-note', points: 20, seconds: 3600 };

/** Changes the driver's note of a shopper's own order until it is packed, and notifies the dispensary. */
export async function changeNote(
  { database, limits, clock }: AppContext,
  { tokenHash, note, ...name }: OrderName & Shopper & { note: string },
): Promise<Order> {
  await limits.consume(changes, name.userId);
  return retryTransaction(database, async (transaction) => {
    await lockShopperAndSession(transaction, { userId: name.userId, tokenHash });
    const [row] = await transaction
      .select({ id: orders.id, status: orders.status, note: orders.note })
      .from(orders)
      .where(isOwnOrder(name))
      .for('update');
    if (!row) throw orderUnknown();
    if (!canChangeNote(row.status))
      throw new ServiceError({
        code: 'order_status_conflict',
        status: 409,
        detail: 'This order is already packed, so its note can no longer be changed.',
      });
    if (row.note !== note) await transaction.update(orders).set({ note }).where(eq(orders.id, row.id));
    const [order] = await readOrders(transaction, { orderId: row.id });
    if (row.note !== note) await queueMessage(transaction, { type: 'order.note', order: order!, now: clock() });
    return order!;
  });
}
