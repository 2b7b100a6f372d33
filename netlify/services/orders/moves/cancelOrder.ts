import type { Order } from '../../../../src/domain/order/orderSchema';
import type { AppContext } from '../../context/appContext';
import { belongsToShopper, type ShopperOrderKey } from '../listing/findOrder';
import { lockShopperAndSession, type ShopperSession } from '../../people/lockShopperAndSession';
import { lockOrder, moveOrder } from './moveOrder';
import { queueDispensaryMessage } from '../updates/queueDispensaryMessage';
import { readOrders } from '../listing/readOrders';
import { retryTransaction } from '../../../database/retryTransaction';

/** Possible only while the order is PLACED. Notifies the provider. */
export function cancelOrder(
  { database, clock }: AppContext,
  { tokenHash, ...name }: ShopperOrderKey & ShopperSession,
): Promise<Order> {
  return retryTransaction(database, async (transaction) => {
    await lockShopperAndSession(transaction, { userId: name.userId, tokenHash });
    const now = clock();
    const locked = await lockOrder(transaction, belongsToShopper(name));
    const { id } = await moveOrder(transaction, locked, {
      to: 'CANCELLED',
      actor: 'shopper',
      reason: null,
      now,
    });
    const [order] = await readOrders(transaction, { orderId: id });
    await queueDispensaryMessage(transaction, { type: 'order.cancelled', order: order!, now });
    return order!;
  });
}
