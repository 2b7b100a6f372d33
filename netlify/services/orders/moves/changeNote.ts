import { eq } from 'drizzle-orm';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { canChangeNote } from '../../../../src/domain/order/orderStatus';
import { retryTransaction } from '../../../database/retryTransaction';
import { orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { belongsToShopper, orderUnknown, type ShopperOrderKey } from '../listing/findOrder';
import { consumeChange } from '../../people/consumeChange';
import { lockShopperAndSession, type ShopperSession } from '../../people/lockShopperAndSession';
import { queueDispensaryMessage } from '../updates/queueDispensaryMessage';
import { readOrders } from '../listing/readOrders';

/** Possible only until the order is packed. Notifies the dispensary. */
export async function changeNote(
  context: AppContext,
  { tokenHash, note, ...name }: ShopperOrderKey & ShopperSession & { note: string },
): Promise<Order> {
  const { database, clock } = context;
  await consumeChange(context, 'orderNote', name.userId);
  return retryTransaction(database, async (transaction) => {
    await lockShopperAndSession(transaction, { userId: name.userId, tokenHash });
    const [row] = await transaction
      .select({ id: orders.id, status: orders.status, note: orders.note })
      .from(orders)
      .where(belongsToShopper(name))
      .for('update');
    if (!row) throw orderUnknown();
    if (!canChangeNote(row.status))
      throw new ServiceError({
        code: 'order_status_conflict',
        detail: 'This order is already packed, so its note can no longer be changed.',
      });
    if (row.note !== note) await transaction.update(orders).set({ note }).where(eq(orders.id, row.id));
    const [order] = await readOrders(transaction, { orderId: row.id });
    if (row.note !== note)
      await queueDispensaryMessage(transaction, { type: 'order.note', order: order!, now: clock() });
    return order!;
  });
}
