import { eq, sql } from 'drizzle-orm';
import { addDays } from '../../../../src/domain/time/calendarDay';
import { instantOf, zonedDay } from '../../../../src/domain/time/zonedTime';
import { exceededScope, type FairLimits, type AccountStanding } from '../../../../src/domain/order/fairLimits';
import type { Transaction } from '../../../database/client';
import { prepareQuery } from '../../../database/prepareQuery';
import { orderEvents, orders } from '../../../database/orderTables';
import type { PastUses } from '../../people/pastUses';
import { cancellationsExceeded, openOrdersExceeded, ordersPerHourExceeded } from './fairLimitErrors';
import { countWhere, type RelatedOrders } from './readRelatedOrders';

const hourMs = 3_600_000;

interface HistoryOwner {
  userId: string;
  timezone: string;
  now: Date;
}

export type OrderHistory = Awaited<ReturnType<typeof readOrderHistory>>;

const findHistory = prepareQuery((database) => {
  const isRecent = sql`${orders.placedAt} > ${sql.placeholder('hourAgo')}`;
  const isCanceledToday = sql`${orders.status} = 'CANCELLED' and exists (select from ${orderEvents}
    where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.status} = 'CANCELLED'
    and ${orderEvents.actor} = 'shopper' and ${orderEvents.at} >= ${sql.placeholder('midnight')})`;
  return database
    .select({
      recent: countWhere(isRecent),
      firstRecent: sql<Date | null>`min(${orders.placedAt}) filter (where ${isRecent})`.mapWith(orders.placedAt),
      canceledToday: countWhere(isCanceledToday),
      completed: countWhere(eq(orders.status, 'COMPLETED')),
    })
    .from(orders)
    .where(eq(orders.userId, sql.placeholder('userId')));
});

/** The caller must hold the shopper's lock. */
export async function readOrderHistory(transaction: Transaction, { userId, timezone, now }: HistoryOwner) {
  const today = zonedDay(now, timezone);
  const midnight = new Date(instantOf(today, '00:00', timezone));
  const hourAgo = new Date(now.getTime() - hourMs).toISOString();
  const [history] = await findHistory(transaction, { userId, hourAgo, midnight: midnight.toISOString() });
  return { ...history!, midnight, tomorrow: instantOf(addDays(today, 1), '00:00', timezone) };
}

const secondsUntil = (instant: number, now: Date): number => Math.max(1, Math.ceil((instant - now.getTime()) / 1000));

interface FairLimitsInput {
  related: RelatedOrders;
  past: PastUses;
  standing: AccountStanding;
  history: OrderHistory;
  now: Date;
}

/** Cancellations include those of the person's deleted accounts. */
export function checkFairLimits(limits: FairLimits, { history, standing, related, past, now }: FairLimitsInput): void {
  const canceledToday = history.canceledToday + past.cancellations;
  if (canceledToday >= limits.cancellationsPerDay)
    throw cancellationsExceeded(canceledToday, secondsUntil(history.tomorrow, now));
  const holder = exceededScope(related.open, limits, standing);
  if (holder) throw openOrdersExceeded(holder, related.open[holder]);
  if (history.recent >= limits.ordersPerHour)
    throw ordersPerHourExceeded(history.recent, secondsUntil((history.firstRecent ?? now).getTime() + hourMs, now));
}
