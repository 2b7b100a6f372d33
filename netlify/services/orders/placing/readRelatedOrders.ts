import { and, countDistinct, eq, inArray, ne, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { OrderLimitScope } from '../../../../src/domain/order/fairLimits';
import type { Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { orderOilGrams, type DayWeights } from '../../users/pastUses';
import { isOpenOrder } from '../isOpenOrder';
import type { FairKeys } from './fairKeys';

interface RelatedOrdersQuery {
  userId: string;
  keys: FairKeys;
  localDay: string;
}

export interface RelatedOrders {
  open: Record<OrderLimitScope, number>;
  /** Of new customers of the same network, at the same dispensary and for the same day. */
  openFromNetwork: number;
  /** Of the same day. */
  weights: DayWeights;
  /** Other new accounts with open orders to the door. New accounts have no completed order. */
  newAccountsAtDoor: number;
}

const completed = alias(orders, 'done');

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const sumWhere = (grams: SQL, condition: SQL) =>
  sql<number>`coalesce(sum(${grams}) filter (where ${condition}), 0)`.mapWith(Number);

/**
 * Counts and weighs all orders with the same account, door, phone number, ID or network, in one statement. The caller
 * must hold the locks on the shopper and the keys.
 */
export async function readRelatedOrders(
  transaction: Transaction,
  { userId, keys, localDay }: RelatedOrdersQuery,
): Promise<RelatedOrders> {
  const { doorKeys, unverifiedPhone, idKey, networkKeys } = keys;
  const isThatDay = and(eq(orders.localDay, localDay), notInArray(orders.status, ['DECLINED', 'CANCELLED']))!;
  const select = (condition: SQL | undefined) =>
    transaction
      .select({
        id: orders.id,
        userId: orders.userId,
        isOpen: sql<boolean>`${isOpenOrder()}`.as('is_open'),
        isThatDay: sql<boolean>`${isThatDay}`.as('is_that_day'),
        doorKey: orders.doorKey,
        contactPhone: orders.contactPhone,
        idKey: orders.idKey,
        originKey: orders.originKey,
        thcGrams: orders.thcGrams,
        oilGrams: sql<number>`${orderOilGrams}`.as('oil'),
      })
      .from(orders)
      .where(and(condition, or(isOpenOrder(), isThatDay)));
  // A union of index scans, because one condition with OR would be planned as a scan of a whole new table.
  const related = union(
    select(eq(orders.userId, userId)),
    select(inArray(orders.doorKey, doorKeys)),
    ...(unverifiedPhone === null ? [] : [select(eq(orders.contactPhone, unverifiedPhone))]),
    ...(idKey === null ? [] : [select(eq(orders.idKey, idKey))]),
    ...(networkKeys.length ? [select(inArray(orders.originKey, networkKeys))] : []),
  ).as('related');
  const isAccount = eq(related.userId, userId);
  const isDoor = inArray(related.doorKey, doorKeys);
  const isPhone = eq(related.contactPhone, unverifiedPhone ?? '');
  const isId = eq(related.idKey, idKey ?? '');
  const open = (condition: SQL) => countWhere(sql`${related.isOpen} and ${condition}`);
  const weights = (condition: SQL) => ({
    thcGrams: sumWhere(sql`${related.thcGrams}`, sql`${related.isThatDay} and ${condition}`),
    oilGrams: sumWhere(sql`${related.oilGrams}`, sql`${related.isThatDay} and ${condition}`),
  });
  const isOfNewAccount = notExists(
    transaction
      .select({ one: sql`1` })
      .from(completed)
      .where(and(eq(completed.userId, related.userId), eq(completed.status, 'COMPLETED'))),
  );
  const isOthersAtDoor = and(related.isOpen, isDoor, ne(related.userId, userId), isOfNewAccount)!;
  const [row] = await transaction
    .select({
      open: { account: open(isAccount), door: open(isDoor), phone: open(isPhone), id: open(isId) },
      openFromNetwork: networkKeys.length ? open(inArray(related.originKey, networkKeys)) : sql<number>`0`,
      account: weights(isAccount),
      door: weights(isDoor),
      id: weights(isId),
      newAccountsAtDoor: sql<number>`${countDistinct(related.userId)} filter (where ${isOthersAtDoor})`.mapWith(Number),
    })
    .from(related);
  const { open: openOrders, openFromNetwork, newAccountsAtDoor, ...dayWeights } = row!;
  return { open: openOrders, openFromNetwork, newAccountsAtDoor, weights: dayWeights };
}
