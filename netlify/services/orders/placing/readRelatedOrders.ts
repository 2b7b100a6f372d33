import {
  and,
  countDistinct,
  eq,
  inArray,
  ne,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { OrderLimitScope } from '../../../../src/domain/order/fairLimits';
import type { Database, Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { prepareQuery, type ValueOf } from '../../../database/prepareQuery';
import { orderOilGrams, type DayWeights } from '../../people/pastUses';
import { isOpenOrder } from '../isOpenOrder';
import type { FairKeys } from './fairKeys';

interface RelatedOrdersQuery {
  userId: string;
  keys: FairKeys;
  localDay: string;
}

export interface RelatedOrders {
  open: Record<OrderLimitScope, number>;
  /** Open orders of new customers in the same network, at the same dispensary and for the same day. */
  openFromNetwork: number;
  /** The weights of all related orders for the same day. */
  weights: DayWeights;
  /** Other new accounts with open orders to the door. New accounts have no completed order. */
  newAccountsAtDoor: number;
}

const completed = alias(orders, 'done');

export const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const sumWhere = (grams: SQL, condition: SQL) =>
  sql<number>`coalesce(sum(${grams}) filter (where ${condition}), 0)`.mapWith(Number);

type RelatedValues = Record<string, string | null>;

const keyNames = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}${index}`);
const keyValues = (kind: string, keys: readonly string[], count: number): RelatedValues =>
  Object.fromEntries(keyNames(kind, count).map((name, index) => [name, keys[index] ?? null]));

const isAny = (value: ValueOf<RelatedValues>, count: number) => (column: SQLWrapper, kind: string) =>
  inArray(column, keyNames(kind, count).map(value));

function selectRelated(database: Database | Transaction, value: ValueOf<RelatedValues>, count: number) {
  const isThatDay = and(eq(orders.localDay, value('localDay')), notInArray(orders.status, ['DECLINED', 'CANCELLED']))!;
  const hasKey = isAny(value, count);
  const select = (condition: SQL) =>
    database
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
  // Use a union and compare the keys one by one: while the table is new, Postgres would plan an OR or an array as a
  // full scan.
  return union(
    select(eq(orders.userId, value('userId'))),
    select(hasKey(orders.doorKey, 'door')),
    select(eq(orders.contactPhone, value('unverifiedPhone'))),
    select(eq(orders.idKey, value('idKey'))),
    select(hasKey(orders.originKey, 'network')),
  ).as('related');
}

/** `count` is the number of a door's keys, which depends on the key ring. */
const prepareRelated = (count: number) =>
  prepareQuery<RelatedValues>()((database, value) => {
    const related = selectRelated(database, value, count);
    const hasKey = isAny(value, count);
    const isAccount = eq(related.userId, value('userId'));
    const isDoor = hasKey(related.doorKey, 'door');
    const isId = eq(related.idKey, value('idKey'));
    const open = (condition: SQL) => countWhere(sql`${related.isOpen} and ${condition}`);
    const weights = (condition: SQL) => ({
      thcGrams: sumWhere(sql`${related.thcGrams}`, sql`${related.isThatDay} and ${condition}`),
      oilGrams: sumWhere(sql`${related.oilGrams}`, sql`${related.isThatDay} and ${condition}`),
    });
    const isOfNewAccount = notExists(
      database
        .select({ one: sql`1` })
        .from(completed)
        .where(and(eq(completed.userId, related.userId), eq(completed.status, 'COMPLETED'))),
    );
    const isOthersAtDoor = and(related.isOpen, isDoor, ne(related.userId, value('userId')), isOfNewAccount)!;
    return database
      .select({
        open: {
          account: open(isAccount),
          door: open(isDoor),
          phone: open(eq(related.contactPhone, value('unverifiedPhone'))),
          id: open(isId),
        },
        openFromNetwork: open(hasKey(related.originKey, 'network')),
        account: weights(isAccount),
        door: weights(isDoor),
        id: weights(isId),
        newAccountsAtDoor: sql<number>`${countDistinct(related.userId)} filter (where ${isOthersAtDoor})`.mapWith(
          Number,
        ),
      })
      .from(related);
  });

const relatedQueries = new Map<number, ReturnType<typeof prepareRelated>>();

function findRelated(keyCount: number) {
  const query = relatedQueries.get(keyCount) ?? prepareRelated(keyCount);
  relatedQueries.set(keyCount, query);
  return query;
}

/**
 * Counts and weighs all orders with the same account, door, phone number, ID or network, in one statement. The caller
 * must hold the locks on the shopper and the keys.
 */
export async function readRelatedOrders(
  transaction: Transaction,
  { userId, keys, localDay }: RelatedOrdersQuery,
): Promise<RelatedOrders> {
  const { doorKeys, networkKeys, unverifiedPhone, idKey } = keys;
  const [row] = await findRelated(doorKeys.length)(transaction, {
    userId,
    localDay,
    unverifiedPhone,
    idKey,
    ...keyValues('door', doorKeys, doorKeys.length),
    ...keyValues('network', networkKeys, doorKeys.length),
  });
  const { open, openFromNetwork, newAccountsAtDoor, ...weights } = row!;
  return { open, openFromNetwork, newAccountsAtDoor, weights };
}
