import { and, eq } from 'drizzle-orm';
import { orders } from '../../database/schema';
import type { Order } from '../../../src/domain/order/orderSchema';
import type { AppContext } from '../appContext';
import type { OrderName } from './findOrder';
import { lockShopperAndSession, type Shopper } from './lockShopperAndSession';
import { moveOrder } from './moveOrder';
import { queueMessage } from './queueMessage';
import { readOrders } from './readOrders';
import { retryTransaction } from '../../database/retryTransaction';

/** Cancels a shopper's own order while it is PLACED, and notifies the provider. */
export function cancelOrder(
  { database, clock }: AppContext,
  { userId, tokenHash, providerId, detailsId }: OrderName & Shopper,
): Promise<Order> {
  return retryTransaction(database, async (transaction) => {
    await lockShopperAndSession(transaction, { userId, tokenHash });
    const now = clock();
    const { id } = await moveOrder(transaction, {
      where: and(eq(orders.userId, userId), eq(orders.providerId, providerId), eq(orders.detailsId, detailsId)),
      to: 'CANCELLED',
      actor: 'shopper',
      reason: null,
      now,
    });
    const [order] = await readOrders(transaction, { orderId: id });
    await queueMessage(transaction, { type: 'order.cancelled', order: order!, now });
    return order!;
  });
}
