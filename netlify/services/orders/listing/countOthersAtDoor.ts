import { and, countDistinct, eq, inArray, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { isOpenOrder } from '../isOpenOrder';

const others = alias(orders, 'others');
const completed = alias(orders, 'done');

/** Counts, per order, other new accounts with open orders to its door. New accounts have no completed order. */
export async function countOthersAtDoor(
  database: Database | Transaction,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const isNew = (userId: AnyPgColumn): SQL =>
    notExists(
      database
        .select({ one: sql`1` })
        .from(completed)
        .where(and(eq(completed.userId, userId), eq(completed.status, 'COMPLETED'))),
    );
  const rows = await database
    .select({ orderId: orders.id, count: countDistinct(others.userId) })
    .from(orders)
    .innerJoin(others, and(eq(others.doorKey, orders.doorKey), ne(others.userId, orders.userId)))
    .where(
      and(
        inArray(orders.id, [...orderIds]),
        isOpenOrder(),
        isOpenOrder(others.status),
        isNew(orders.userId),
        isNew(others.userId),
      ),
    )
    .groupBy(orders.id);
  return new Map(rows.map(({ orderId, count }) => [orderId, count]));
}
