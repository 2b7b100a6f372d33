import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { users } from '../../../database/accountTables';
import { customerSchema, emptyCustomer, type Customer } from '../../../../src/domain/order/customerSchema';
import { countOthersAtDoor } from './countOthersAtDoor';

interface CustomerRow {
  user: typeof users.$inferSelect;
  contactPhone: string | null;
  othersAtAddress: number;
}

/** Prefers the order's phone number, which the shopper gave for this delivery. */
export function toCustomer({ user, contactPhone, othersAtAddress }: CustomerRow): Customer {
  const phoneNumber = contactPhone ?? user.phoneNumber;
  const isAccountPhone = phoneNumber !== null && phoneNumber === user.phoneNumber;
  return customerSchema.parse({
    ...user,
    phoneNumber,
    phoneNumberVerified: isAccountPhone && user.phoneNumberVerified,
    othersAtAddress,
  });
}

/** Returns a lookup by `orderLogId`. Deleted accounts yield `emptyCustomer`. */
export async function readCustomers(
  database: Database | Transaction,
  orderIds: readonly string[],
): Promise<(orderLogId: string) => Customer> {
  if (!orderIds.length) return () => emptyCustomer;
  const rows = await database
    .select({ orderId: orders.id, contactPhone: orders.contactPhone, user: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.id, [...orderIds]));
  const others = await countOthersAtDoor(database, orderIds);
  const customers = new Map(
    rows.map(({ orderId, ...row }) => [orderId, toCustomer({ ...row, othersAtAddress: others.get(orderId) ?? 0 })]),
  );
  return (orderLogId) => customers.get(orderLogId) ?? emptyCustomer;
}
