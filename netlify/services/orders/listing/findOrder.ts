import { and, eq, type SQL } from 'drizzle-orm';
import { orders } from '../../../database/orderTables';
import type { Database } from '../../../database/client';
import { ServiceError } from '../../../platform/errors';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { readOrders } from './readOrders';

export interface ShopperOrderKey {
  userId: string;
  providerId: string;
  detailsId: string;
}

export const belongsToShopper = ({ userId, providerId, detailsId }: ShopperOrderKey): SQL | undefined =>
  and(eq(orders.userId, userId), eq(orders.providerId, providerId), eq(orders.detailsId, detailsId));

export const orderUnknown = () =>
  new ServiceError({ code: 'order_unknown', status: 404, detail: 'We couldn’t find this order.' });

/** Throws the same 404 for another shopper's order as for one that does not exist. */
export async function findOrder(
  database: Database,
  { userId, providerId, detailsId }: ShopperOrderKey,
): Promise<Order> {
  const [order] = await readOrders(database, { userId, providerId, detailsId });
  if (!order) throw orderUnknown();
  return order;
}
