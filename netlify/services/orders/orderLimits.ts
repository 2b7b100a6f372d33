import { and, eq, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { orders, type providers } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import { formatMoney, fromCents, toCents } from '../../../src/domain/money';
import type { DayGrams } from '../users/pastUses';
import type { OrderLine } from './compareOrder';
import type { FairKeys } from './fairKeys';

/** Dollars and grams of the lines, at the provider's figures. */
export interface Goods {
  subtotal: number;
  thcGrams: number;
}

/** Sums the lines in cents and milligrams. */
export function goodsOf(lines: readonly OrderLine[]): Goods {
  const cents = lines.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0);
  const milligrams = lines.reduce(
    (sum, { product, quantity }) => sum + Math.round(product.thcGrams * 1000) * quantity,
    0,
  );
  return { subtotal: fromCents(cents), thcGrams: milligrams / 1000 };
}

/** S5-10: refuses goods under the provider's minimum before taxes. */
export function checkMinimum(provider: typeof providers.$inferSelect, { subtotal }: Goods): void {
  if (toCents(subtotal) >= provider.deliveryTotalMinimumCents) return;
  const minimum = formatMoney({ amount: fromCents(provider.deliveryTotalMinimumCents) });
  throw new ServiceError({
    code: 'under_minimum',
    status: 422,
    detail: `A minimum order of ${minimum} before taxes is required for an XPRESS delivery.`,
  });
}

interface DayWeight {
  userId: string;
  localDay: string;
  keys: FairKeys;
  /** Bought for the day with accounts that were deleted. */
  past: DayGrams;
}

/** Grams of live orders delivered on the day at any provider: the account's, those to the door, and those with the ID. */
async function dayGrams(transaction: Transaction, { userId, localDay, keys, past }: DayWeight): Promise<DayGrams> {
  const is = {
    account: eq(orders.userId, userId),
    door: eq(orders.doorKey, keys.doorKey),
    id: keys.idKey === null ? sql`false` : eq(orders.idKey, keys.idKey),
  };
  const sumOf = (condition: SQL) =>
    sql<number>`coalesce(sum(${orders.thcGrams}) filter (where ${condition}), 0)`.mapWith(Number);
  const [sums] = await transaction
    .select({ account: sumOf(is.account), door: sumOf(is.door), id: sumOf(is.id) })
    .from(orders)
    .where(
      and(
        eq(orders.localDay, localDay),
        notInArray(orders.status, ['DECLINED', 'CANCELLED']),
        or(is.account, is.door, is.id),
      ),
    );
  return { account: sums!.account + past.account, door: sums!.door + past.door, id: sums!.id + past.id };
}

const overWeight = (failure: { code: string; detail: string }) => new ServiceError({ ...failure, status: 422 });

/**
 * S5-11, D-16: refuses an order that is over the limit together with the live orders for the same local day of the shopper,
 * to the same door or with the same ID. The caller holds the shopper's row and the keys, so that no parallel order is missed.
 */
export async function checkWeight(
  transaction: Transaction,
  provider: typeof providers.$inferSelect,
  { thcGrams, ...day }: DayWeight & Pick<Goods, 'thcGrams'>,
): Promise<void> {
  const already = await dayGrams(transaction, day);
  const limit = provider.purchaseLimitGrams;
  const isOver = (grams: number) => Math.round((grams + thcGrams) * 1000) > Math.round(limit * 1000);
  if (isOver(already.account)) {
    const withOthers = already.account > 0 ? ' Your other orders for the same day count too.' : '';
    throw overWeight({
      code: 'over_weight_limit',
      detail: `Your order exceeds the legal limit of ${limit} grams for an online order.${withOthers}`,
    });
  }
  if (isOver(already.door))
    throw overWeight({
      code: 'address_weight_limit',
      detail: `Together with other orders to this address, yours exceeds the legal limit of ${limit} grams for one day. Please order less, or choose another day.`,
    });
  if (isOver(already.id))
    throw overWeight({
      code: 'id_weight_limit',
      detail: `Together with other orders under this ID, yours exceeds the legal limit of ${limit} grams for one day. Please order less, or choose another day.`,
    });
}
