import { and, eq, type SQL } from 'drizzle-orm';
import { parseOrderNumber } from '../../../../src/domain/order/orderNumber';
import type { ConsoleOrder } from '../../../../src/domain/staff/consoleOrderSchema';
import type { Database, Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { orderUnknown } from '../../orders/listing/findOrder';
import { readConsoleOrders } from './readConsoleOrders';

export interface ScopedOrder {
  providerId: string;
  orderNumber: string;
}

export const orderInScope = ({ providerId, orderNumber }: ScopedOrder): SQL | undefined =>
  and(eq(orders.providerId, providerId), eq(orders.orderNumber, parseOrderNumber(orderNumber) ?? ''));

/** Throws the same 404 for another dispensary's order as for an unknown one. */
export async function readConsoleOrder(
  database: Database | Transaction,
  scopedOrder: ScopedOrder,
  now: Date,
): Promise<ConsoleOrder> {
  const [found] = await database.select({ id: orders.id }).from(orders).where(orderInScope(scopedOrder));
  const [order] = found ? await readConsoleOrders(database, [found.id], now) : [];
  if (!order) throw orderUnknown();
  return order;
}
