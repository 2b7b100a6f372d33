import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { orders, type providers } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import { formatMoney, fromCents, toCents } from '../../../src/domain/money';
import type { OrderLine } from './compareOrder';

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

interface DayWeight extends Goods {
  userId: string;
  localDay: string;
  /** Bought for the day with an account that the shopper has deleted. */
  pastGrams: number;
}

/**
 * S5-11, D-16: refuses an order that, with the shopper's other live orders delivered on the same local day at any
 * provider, is over the limit. The caller holds the shopper's row, so that no parallel order of theirs is missed.
 */
export async function checkWeight(
  transaction: Transaction,
  provider: typeof providers.$inferSelect,
  { userId, localDay, thcGrams, pastGrams }: DayWeight,
): Promise<void> {
  const [others] = await transaction
    .select({ grams: sql<number>`coalesce(sum(${orders.thcGrams}), 0)`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.localDay, localDay),
        notInArray(orders.status, ['DECLINED', 'CANCELLED']),
      ),
    );
  const already = (others?.grams ?? 0) + pastGrams;
  const limit = provider.purchaseLimitGrams;
  if (Math.round((already + thcGrams) * 1000) <= Math.round(limit * 1000)) return;
  const withOthers = already > 0 ? ' Your other orders for the same day count too.' : '';
  throw new ServiceError({
    code: 'over_weight_limit',
    status: 422,
    detail: `Your order exceeds the legal limit of ${limit} grams for an online order.${withOthers}`,
  });
}
