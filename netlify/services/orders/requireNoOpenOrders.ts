import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { orders } from '../../database/orderTables';
import { ServiceError } from '../../platform/errors';
import { isOpenOrder } from './isOpenOrder';

function ordersOpen(numbers: string[]): ServiceError {
  const [first, ...others] = numbers;
  return new ServiceError({
    code: 'order_open',
    detail: others.length
      ? `Your orders ${numbers.join(', ')} are still open. You can delete your account once they’re delivered or canceled.`
      : `Your order ${first} is still open. You can delete your account once it’s delivered or canceled.`,
    errors: numbers.map((message) => ({ path: 'orders', message })),
  });
}

/** Throws a 409 with the order numbers: an account with open orders cannot be deleted. */
export async function requireNoOpenOrders(database: Database | Transaction, userId: string): Promise<void> {
  const openOrders = await database
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpenOrder()))
    .orderBy(asc(orders.placedAt), asc(orders.id));
  if (openOrders.length) throw ordersOpen(openOrders.map(({ orderNumber }) => orderNumber));
}
