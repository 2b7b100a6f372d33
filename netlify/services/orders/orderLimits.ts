import { and, eq, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { orders, type providers } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import { formatMoney, fromCents, toCents } from '../../../src/domain/money';
import type { DayGrams } from '../users/pastUses';
import type { OrderLine } from './compareOrder';
import type { FairKeys } from './fairKeys';

/** Total dollars and THC grams of the order's lines, from the provider's figures. */
export interface Goods {
  subtotal: number;
  thcGrams: number;
}

/** Sums in cents and milligrams, to avoid rounding errors. */
export function goodsOf(lines: readonly OrderLine[]): Goods {
  const cents = lines.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0);
  const milligrams = lines.reduce(
    (sum, { product, quantity }) => sum + Math.round(product.thcGrams * 1000) * quantity,
    0,
  );
  return { subtotal: fromCents(cents), thcGrams: milligrams / 1000 };
}

/** Throws if the goods, before taxes, are below the provider's minimum. */
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
  /** Grams already ordered for the day by accounts that have been deleted. */
  past: DayGrams;
}

/** THC grams of live orders for the day at any provider: the account's, those to the same door, and those with the same ID. */
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
 * Throws if this order, with the live orders for the same local day by the same shopper, to the same door or with the same ID,
 * exceeds the weight limit. The caller must hold the locks on the shopper's row and the keys, so that no parallel order is missed.
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
