import { and, count, desc, eq, exists, ilike, inArray, like, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { orderNumberLetters } from '../../../../src/domain/order/orderNumber';
import { isFinalStatus, orderStatuses, type OrderStatus } from '../../../../src/domain/order/orderStatus';
import type { ConsoleOrders } from '../../../../src/domain/staff/consoleOrderSchema';
import { orders } from '../../../database/orderTables';
import { createTimeCursor, isAfterCursor } from '../../../platform/timeCursor';
import { users } from '../../../database/accountTables';
import type { AppContext } from '../../context/appContext';
import { escapeLike } from './listStock';
import { readConsoleOrders } from './readConsoleOrders';

interface ConsoleOrderFilter {
  providerId: string;
  state?: 'open' | 'past';
  statuses?: readonly OrderStatus[];
  search?: string;
  page: number;
  size: number;
  /** Instead of a page: only orders after that of a time cursor. */
  cursor?: string;
}

const finalStatuses = orderStatuses.filter(isFinalStatus);
const numberForm = new RegExp(`^[${orderNumberLetters}]{2,}$`);

function isFoundBy({ database }: AppContext, typed: string): SQL | undefined {
  const words = typed.trim().split(/\s+/);
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  const fullName = sql`coalesce(${users.givenName}, '') || ' ' || coalesce(${users.familyName}, '')`;
  const matchingUsers = database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, orders.userId), ...words.map((word) => ilike(fullName, `%${escapeLike(word)}%`))));
  return or(numberForm.test(number) ? like(orders.orderNumber, `${number}%`) : undefined, exists(matchingUsers));
}

export async function listConsoleOrders(
  context: AppContext,
  { providerId, state, statuses, search, page, size, cursor }: ConsoleOrderFilter,
): Promise<ConsoleOrders & { nextCursor: string | null }> {
  const { database, clock } = context;
  const where = and(
    eq(orders.providerId, providerId),
    state === 'open' ? notInArray(orders.status, finalStatuses) : undefined,
    state === 'past' ? inArray(orders.status, finalStatuses) : undefined,
    statuses?.length ? inArray(orders.status, [...statuses]) : undefined,
    search?.trim() ? isFoundBy(context, search) : undefined,
  );
  const [all] = await database.select({ total: count() }).from(orders).where(where);
  const found = await database
    .select({ id: orders.id, at: orders.placedAt })
    .from(orders)
    .where(cursor === undefined ? where : and(where, isAfterCursor({ at: orders.placedAt, id: orders.id }, cursor)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(size + 1)
    .offset(cursor === undefined ? page * size : 0);
  const rows = found.slice(0, size);
  return {
    orders: await readConsoleOrders(
      database,
      rows.map(({ id }) => id),
      clock(),
    ),
    total: all?.total ?? 0,
    nextCursor: found.length > size ? createTimeCursor(rows.at(-1)!) : null,
  };
}
