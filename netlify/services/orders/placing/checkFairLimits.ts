import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { addDays, instantOf, zonedDay } from '../../../../src/domain/delivery/zonedTime';
import {
  exceededScope,
  type OrderLimitScope,
  type FairLimits,
  type AccountStanding,
} from '../../../../src/domain/order/fairLimits';
import type { Transaction } from '../../../database/client';
import { orderEvents, orders } from '../../../database/orderTables';
import type { Peppers } from '../../../platform/keyRing';
import type { UserRow } from '../../auth/readSession';
import { pastCancellations } from '../../users/pastUses';
import type { FairKeys } from './fairKeys';
import { isOpenOrder } from '../isOpenOrder';
import { cancellationsExceeded, openOrdersExceeded, ordersPerHourExceeded } from './fairLimitErrors';

const hourMs = 3_600_000;

interface HistoryOwner {
  user: UserRow;
  timezone: string;
  now: Date;
}

interface FairLimitsInput {
  userId: string;
  keys: FairKeys;
  standing: AccountStanding;
  history: OrderHistory;
  now: Date;
}

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Counts the account's open orders, and everybody's with the same door, phone number or ID. */
async function countOpen(
  transaction: Transaction,
  { userId, keys }: Pick<FairLimitsInput, 'userId' | 'keys'>,
): Promise<Record<OrderLimitScope, number>> {
  const is: Record<OrderLimitScope, SQL> = {
    account: eq(orders.userId, userId),
    door: inArray(orders.doorKey, keys.doorKeys),
    phone: keys.unverifiedPhone === null ? sql`false` : eq(orders.contactPhone, keys.unverifiedPhone),
    id: keys.idKey === null ? sql`false` : eq(orders.idKey, keys.idKey),
  };
  const [openCounts] = await transaction
    .select({
      account: countWhere(is.account),
      door: countWhere(is.door),
      phone: countWhere(is.phone),
      id: countWhere(is.id),
    })
    .from(orders)
    .where(and(isOpenOrder(), or(is.account, is.door, is.phone, is.id)));
  return openCounts!;
}

export type OrderHistory = Awaited<ReturnType<typeof readOrderHistory>>;

/** Cancellations include those of the person's deleted accounts. The caller must hold the shopper's lock. */
export async function readOrderHistory(
  settings: Peppers,
  transaction: Transaction,
  { user, timezone, now }: HistoryOwner,
) {
  const today = zonedDay(now, timezone);
  const since = new Date(instantOf(today, '00:00', timezone));
  const midnight = since.toISOString();
  const isRecent = sql`${orders.placedAt} > ${new Date(now.getTime() - hourMs).toISOString()}`;
  const isCanceledToday = sql`exists (select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
    and ${orderEvents.status} = 'CANCELLED' and ${orderEvents.actor} = 'shopper' and ${orderEvents.at} >= ${midnight})`;
  const [history] = await transaction
    .select({
      recent: countWhere(isRecent),
      firstRecent: sql<Date | null>`min(${orders.placedAt}) filter (where ${isRecent})`.mapWith(orders.placedAt),
      canceledToday: countWhere(isCanceledToday),
      completed: countWhere(eq(orders.status, 'COMPLETED')),
    })
    .from(orders)
    .where(eq(orders.userId, user.id));
  const canceledByDeletedAccounts = await pastCancellations(settings, transaction, { user, since });
  return {
    ...history!,
    canceledToday: history!.canceledToday + canceledByDeletedAccounts,
    tomorrow: instantOf(addDays(today, 1), '00:00', timezone),
  };
}

const secondsUntil = (instant: number, now: Date): number => Math.max(1, Math.ceil((instant - now.getTime()) / 1000));

/** The caller must hold the locks on the shopper and the fair-limit keys. */
export async function checkFairLimits(
  transaction: Transaction,
  limits: FairLimits,
  { history, standing, now, ...owner }: FairLimitsInput,
): Promise<void> {
  if (history.canceledToday >= limits.cancellationsPerDay)
    throw cancellationsExceeded(history.canceledToday, secondsUntil(history.tomorrow, now));
  const openCounts = await countOpen(transaction, owner);
  const holder = exceededScope(openCounts, limits, standing);
  if (holder) throw openOrdersExceeded(holder, openCounts[holder]);
  if (history.recent >= limits.ordersPerHour)
    throw ordersPerHourExceeded(history.recent, secondsUntil((history.firstRecent ?? now).getTime() + hourMs, now));
}
