import type { ProblemCode } from '../../../src/domain/site/problemCodes';
import { and, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { orders, type providers } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import { isTrusted, type Standing } from '../../../src/domain/order/fairLimits';
import { addWeights, closestLimit, type OrderWeights, type WeightUse } from '../../../src/domain/order/weightLimit';
import { oilOfOrder, type DayWeights } from '../users/pastUses';
import type { FairKeys } from './fairKeys';

interface Day {
  userId: string;
  localDay: string;
  keys: FairKeys;
  /** Weights that deleted accounts already ordered for the day. */
  past: DayWeights;
}

interface Ordered extends Day, OrderWeights {
  standing: Standing;
}

const holders = ['account', 'door', 'id'] as const;
type Holder = (typeof holders)[number];
/** The law limits what one person buys, so these hold for everybody. The limit of a door keeps one person from using many accounts. */
const legalHolders: readonly Holder[] = ['account', 'id'];

/** Live orders for the day at any provider: the account's, those to the same door, and those with the same ID. */
async function dayWeights(transaction: Transaction, { userId, localDay, keys, past }: Day): Promise<DayWeights> {
  const is = {
    account: eq(orders.userId, userId),
    door: inArray(orders.doorKey, keys.doorKeys),
    id: keys.idKey === null ? sql`false` : eq(orders.idKey, keys.idKey),
  };
  const sumOf = (grams: SQL, condition: SQL) =>
    sql<number>`coalesce(sum(${grams}) filter (where ${condition}), 0)`.mapWith(Number);
  const weightsOf = (condition: SQL) => ({
    thcGrams: sumOf(sql`${orders.thcGrams}`, condition),
    oilGrams: sumOf(oilOfOrder, condition),
  });
  const [sums] = await transaction
    .select({ account: weightsOf(is.account), door: weightsOf(is.door), id: weightsOf(is.id) })
    .from(orders)
    .where(
      and(
        eq(orders.localDay, localDay),
        notInArray(orders.status, ['DECLINED', 'CANCELLED']),
        or(is.account, is.door, is.id),
      ),
    );
  return {
    account: addWeights(sums!.account, past.account),
    door: addWeights(sums!.door, past.door),
    id: addWeights(sums!.id, past.id),
  };
}

const names = { thc: 'THC', oil: 'cannabis concentrate' };
const lessOrLater = 'Please order less, or choose another day.';

/** Says which limit is exceeded and by how much. */
function overWeight(holder: Holder, { counted, limit, excess }: WeightUse, hasOthers: boolean): ServiceError {
  const by = `${excess} g of ${names[counted]}`;
  const together = (those: string) =>
    `Together with other orders ${those}, yours exceeds the legal limit of ${limit} grams for one day by ${by}. ${lessOrLater}`;
  const withOthers = hasOthers ? ' Your other orders for the same day count too.' : '';
  const failures: Record<Holder, { code: ProblemCode; detail: string }> = {
    account: {
      code: 'over_weight_limit',
      detail: `Your order exceeds the legal limit of ${limit} grams for an online order by ${by}.${withOthers}`,
    },
    door: { code: 'address_weight_limit', detail: together('to this address') },
    id: { code: 'id_weight_limit', detail: together('under this ID') },
  };
  return new ServiceError({ ...failures[holder], status: 422 });
}

/**
 * Throws if this order, with the live orders for the same local day by the same shopper, to the same door or with the same ID,
 * exceeds a weight limit. What others order to the door does not count against a trusted account. The caller must hold the locks on the shopper's row and the keys, so that no parallel order is missed.
 */
export async function checkWeight(
  transaction: Transaction,
  provider: typeof providers.$inferSelect,
  { thcGrams, oilGrams, standing, ...day }: Ordered,
): Promise<void> {
  const already = await dayWeights(transaction, day);
  const limits = { thcGrams: provider.purchaseLimitGrams, oilGrams: provider.purchaseLimitOilGrams };
  for (const holder of isTrusted(standing) ? legalHolders : holders) {
    const use = closestLimit(addWeights(already[holder], { thcGrams, oilGrams }), limits);
    if (use.excess > 0) throw overWeight(holder, use, already.account.thcGrams + already.account.oilGrams > 0);
  }
}
