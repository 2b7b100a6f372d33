import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { prepareQuery } from '../../../database/prepareQuery';
import { ServiceError } from '../../../platform/errors';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { relationsToLoad, presentOrders } from './readOrders';

export interface ShopperOrderKey {
  userId: string;
  providerId: string;
  detailsId: string;
}

export const belongsToShopper = ({
  userId,
  providerId,
  detailsId,
}: Record<keyof ShopperOrderKey, string | SQLWrapper>): SQL | undefined =>
  and(eq(orders.userId, userId), eq(orders.providerId, providerId), eq(orders.detailsId, detailsId));

export const orderUnknown = () => new ServiceError({ code: 'order_unknown', detail: 'We couldn’t find this order.' });

/** Prepared, because open order pages ask for their order every few seconds. */
const findRows = prepareQuery((database) =>
  database.query.orders.findMany({
    where: belongsToShopper({
      userId: sql.placeholder('userId'),
      providerId: sql.placeholder('providerId'),
      detailsId: sql.placeholder('detailsId'),
    }),
    with: relationsToLoad,
  }),
);

/** Throws the same 404 for another shopper's order as for one that does not exist. */
export async function findOrder(database: Database, key: ShopperOrderKey): Promise<Order> {
  const [order] = await presentOrders(database, await findRows(database, { ...key }));
  if (!order) throw orderUnknown();
  return order;
}
