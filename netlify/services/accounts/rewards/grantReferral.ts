import { eq } from 'drizzle-orm';
import { hasRewards, referralReward, rewardExpiry } from '../../../../src/domain/order/rewards';
import type { Transaction } from '../../../database/client';
import { rewardCredits } from '../../../database/membershipTables';
import { users } from '../../../database/accountTables';
import type { orders } from '../../../database/orderTables';

type CompletedOrder = Pick<typeof orders.$inferSelect, 'id' | 'address'> & { userId: string };

async function lockInviter(transaction: Transaction, userId: string): Promise<string | null> {
  const [invited] = await transaction.select({ referredBy: users.referredBy }).from(users).where(eq(users.id, userId));
  if (!invited?.referredBy) return null;
  const isInviter = eq(users.id, invited.referredBy);
  const [inviter] = await transaction.select({ id: users.id }).from(users).where(isInviter).for('key share');
  return inviter?.id ?? null;
}

/** A unique index ensures that only one of several concurrent orders grants the credit. */
export async function grantReferral(transaction: Transaction, order: CompletedOrder, now: Date): Promise<void> {
  if (!hasRewards(order.address.country)) return;
  const inviterId = await lockInviter(transaction, order.userId);
  if (!inviterId) return;
  const credit = {
    sourceOrderId: order.id,
    cents: referralReward.cents,
    remainingCents: referralReward.cents,
    expiresAt: rewardExpiry(now),
    createdAt: now,
  };
  const granted = await transaction
    .insert(rewardCredits)
    .values({ ...credit, userId: order.userId, reason: 'invited' })
    .onConflictDoNothing()
    .returning({ id: rewardCredits.id });
  if (granted.length)
    await transaction.insert(rewardCredits).values({ ...credit, userId: inviterId, reason: 'inviter' });
}
