import { and, sql } from 'drizzle-orm';
import { lateStatuses, orders } from '../../database/orderTables';

/** The end of an order's promised time. An index has the same expression. */
export const promisedEnd = sql<Date>`coalesce(${orders.etaEnd}, ${orders.slotEnd})`.mapWith(orders.slotEnd);

/** The SQL condition for orders that `isOrderLate` accepts. */
export const isLateAt = (now: Date) => and(sql`${orders.status} in (${lateStatuses})`, sql`${promisedEnd} < ${now}`);
