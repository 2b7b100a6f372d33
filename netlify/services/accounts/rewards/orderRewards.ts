import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { fromCents, toCents } from '../../../../src/domain/money/money';
import { hasRewards, rewardMinimumMessage, spendCredits, type CreditUse } from '../../../../src/domain/order/rewards';
import type { Transaction } from '../../../database/client';
import { rewardCredits, rewardUses } from '../../../database/membershipTables';
import type { providers } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';

export function checkRewardMinimum(
  { deliveryTotalMinimumCents }: typeof providers.$inferSelect,
  { subtotal }: { subtotal: number },
): void {
  if (toCents(subtotal) >= deliveryTotalMinimumCents) return;
  throw new ServiceError({
    code: 'reward_minimum',
    detail: rewardMinimumMessage(fromCents(deliveryTotalMinimumCents)),
  });
}

interface CreditQuery {
  userId: string;
  country: string;
  dueCents: number;
  now: Date;
}

/** Locks the credits, soonest to expire first, and returns how much of each the order uses. */
export async function lockCredits(
  transaction: Transaction,
  { userId, country, dueCents, now }: CreditQuery,
): Promise<CreditUse[]> {
  if (!hasRewards(country)) return [];
  const { id, remainingCents, expiresAt } = rewardCredits;
  const credits = await transaction
    .select({ id, remainingCents })
    .from(rewardCredits)
    .where(and(eq(rewardCredits.userId, userId), gt(remainingCents, 0), gt(expiresAt, now)))
    .orderBy(asc(expiresAt), asc(id))
    .for('update');
  return spendCredits(credits, dueCents);
}

export async function spendRewards(
  transaction: Transaction,
  { orderId, uses }: { orderId: string; uses: readonly CreditUse[] },
): Promise<void> {
  for (const { creditId, cents } of uses) {
    await transaction
      .update(rewardCredits)
      .set({ remainingCents: sql`${rewardCredits.remainingCents} - ${cents}` })
      .where(eq(rewardCredits.id, creditId));
  }
  if (uses.length) await transaction.insert(rewardUses).values(uses.map((use) => ({ ...use, orderId })));
}

/** Credits keep their expiry date, even if it has passed. */
export async function returnRewards(transaction: Transaction, orderId: string): Promise<void> {
  const uses = await transaction.delete(rewardUses).where(eq(rewardUses.orderId, orderId)).returning();
  if (!uses.length) return;
  const creditIds = uses.map(({ creditId }) => creditId);
  await transaction
    .select({ id: rewardCredits.id })
    .from(rewardCredits)
    .where(inArray(rewardCredits.id, creditIds))
    .orderBy(asc(rewardCredits.expiresAt), asc(rewardCredits.id))
    .for('update');
  for (const { creditId, cents } of uses) {
    await transaction
      .update(rewardCredits)
      .set({ remainingCents: sql`${rewardCredits.remainingCents} + ${cents}` })
      .where(eq(rewardCredits.id, creditId));
  }
}
