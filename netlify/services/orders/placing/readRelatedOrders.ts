import { inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderLimitScope } from '../../../../src/domain/order/fairLimits';
import type { Transaction } from '../../../database/client';
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
  /** Of new customers of the same network, at the same dispensary and for the same day. */
  openFromNetwork: number;
  /** Of the same day. */
  weights: DayWeights;
  /** Other new accounts with open orders to the door. New accounts have no completed order. */
  newAccountsAtDoor: number;
}

export const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** A union, because one condition with OR would be planned as a scan of the whole table while it is small. */
function selectRelated(conditions: readonly SQL[], localDay: string): SQL {
  const isOpen = isOpenOrder();
  const isThatDay = sql`local_day = ${localDay} and status not in ('DECLINED', 'CANCELLED')`;
  const selects = conditions.map(
    (condition) => sql`select id, user_id, door_key, contact_phone, id_key, origin_key, thc_grams,
      ${orderOilGrams} as oil_grams, ${isOpen} as is_open, ${isThatDay} as is_that_day
      from orders where ${condition} and (${isOpen} or ${isThatDay})`,
  );
  return sql.join(selects, sql` union `);
}

const openCount = (condition: SQL) => sql`count(*) filter (where is_open and ${condition})`;
const dayWeights = (condition: SQL) => sql`json_build_object(
  'thcGrams', coalesce(sum(thc_grams) filter (where is_that_day and ${condition}), 0),
  'oilGrams', coalesce(sum(oil_grams) filter (where is_that_day and ${condition}), 0))`;

/**
 * Counts and weighs all orders with the same account, door, phone number, ID or network, in one statement. The caller
 * must hold the locks on the shopper and the keys.
 */
export async function readRelatedOrders(
  transaction: Transaction,
  { userId, keys, localDay }: RelatedOrdersQuery,
): Promise<RelatedOrders> {
  const isAccount = sql`user_id = ${userId}`;
  const isDoor = inArray(sql`door_key`, keys.doorKeys);
  const isPhone = sql`contact_phone = ${keys.unverifiedPhone}`;
  const isId = sql`id_key = ${keys.idKey}`;
  const isNetwork = inArray(sql`origin_key`, keys.networkKeys);
  const related = selectRelated([isAccount, isDoor, isPhone, isId, isNetwork], localDay);
  const { rows } = await transaction.execute<RelatedOrders>(sql`
    select
      json_build_object('account', ${openCount(isAccount)}, 'door', ${openCount(isDoor)},
        'phone', ${openCount(isPhone)}, 'id', ${openCount(isId)}) as open,
      ${openCount(isNetwork)}::int as "openFromNetwork",
      json_build_object('account', ${dayWeights(isAccount)}, 'door', ${dayWeights(isDoor)},
        'id', ${dayWeights(isId)}) as weights,
      (count(distinct user_id) filter (where is_open and ${isDoor} and user_id <> ${userId} and not exists (
        select from orders where orders.user_id = related.user_id and status = 'COMPLETED')))::int as "newAccountsAtDoor"
    from (${related}) as related`);
  return rows[0]!;
}
