import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { orders, users } from '../../database/schema';
import { customerSchema, nobody, type Customer } from '../../../src/domain/order/customerSchema';

/** Who each order is for, by `orderLogId`; nobody where the account was deleted. */
export async function readCustomers(
  database: Database | Transaction,
  orderIds: readonly string[],
): Promise<(orderLogId: string) => Customer> {
  if (!orderIds.length) return () => nobody;
  const rows = await database
    .select({ orderId: orders.id, user: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.id, [...orderIds]));
  const customers = new Map(rows.map(({ orderId, user }) => [orderId, customerSchema.parse(user)]));
  return (orderLogId) => customers.get(orderLogId) ?? nobody;
}
