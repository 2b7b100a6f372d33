import { inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderLimitScope } from '../../../../src/domain/order/fairLimits';
import type { Transaction } from '../../../database/client';
import type { DayWeights } from '../../people/pastUses';
import { isOpenOrder } from '../isOpenOrder';
import type { FairKeys } from './fairKeys';

interface RelatedOrdersQuery {
  userId: string;
  keys: FairKeys;
  localDay: string;
}

export type RelatedOrders = {
  open: Record<OrderLimitScope, number>;
  /** Open orders of new customers in the same network, at the same dispensary and for the same day. */
  openFromNetwork: number;
  /** The weights of all related orders for the same day. */
  weights: DayWeights;
  /** Other new accounts with open orders to the door. New accounts have no completed order. */
  newAccountsAtDoor: number;
};

export const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** A union, because one condition with OR would be planned as a scan of the whole table while it is small. */
function selectRelated(conditions: readonly SQL[], localDay: string): SQL {
  const columns = sql`id, user_id, status, local_day, door_key, contact_phone, id_key, origin_key, thc_grams, oil_grams`;
  const selects = conditions.map((condition) => sql`select ${columns} from orders where ${condition}`);
  return sql`select *, ${isOpenOrder()} as is_open,
      local_day = ${localDay} and status not in ('DECLINED', 'CANCELLED') as is_that_day
    from (${sql.join(selects, sql` union `)}) as orders`;
}

const openCount = (condition: SQL) => sql`count(*) filter (where is_open and ${condition})`;
/** Older orders have no oil weight, but the oil weighs at least as much as its THC. */
const dayWeights = (condition: SQL) => sql`json_build_object(
  'thcGrams', coalesce(sum(thc_grams) filter (where is_that_day and ${condition}), 0),
  'oilGrams', coalesce(sum(coalesce(oil_grams, thc_grams)) filter (where is_that_day and ${condition}), 0))`;

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
  const counts = sql`
    select
      json_build_object('account', ${openCount(isAccount)}, 'door', ${openCount(isDoor)},
        'phone', ${openCount(isPhone)}, 'id', ${openCount(isId)}) as open,
      ${openCount(isNetwork)}::int as "openFromNetwork",
      json_build_object('account', ${dayWeights(isAccount)}, 'door', ${dayWeights(isDoor)},
        'id', ${dayWeights(isId)}) as weights,
      (count(distinct user_id) filter (where is_open and ${isDoor} and user_id <> ${userId} and not exists (
        select from orders where orders.user_id = related.user_id and status = 'COMPLETED')))::int as "newAccountsAtDoor"
    from (${related}) as related where is_open or is_that_day`;
  const { rows } = await transaction.execute<RelatedOrders>(counts).execute();
  return rows[0]!;
}
