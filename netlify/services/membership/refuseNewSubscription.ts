import { eq } from 'drizzle-orm';
import { isMember } from '../../../src/domain/account/membershipStatus';
import type { Transaction } from '../../database/client';
import { memberships } from '../../database/schema';
import { ServiceError } from '../../platform/errors';

interface Ended {
  userId: string;
  /** What `endMembership` ended. */
  subscriptionId: string | null;
}

/** Refuses to delete an account whose membership began elsewhere after the last one was ended: it would go on being billed. */
export async function refuseNewSubscription(
  transaction: Transaction,
  { userId, subscriptionId }: Ended,
): Promise<void> {
  const [row] = await transaction.select().from(memberships).where(eq(memberships.userId, userId)).for('update');
  if (!row?.stripeSubscriptionId || !isMember(row.status) || row.stripeSubscriptionId === subscriptionId) return;
  throw new ServiceError({
    code: 'membership_busy',
    status: 409,
    detail: 'Your membership is being changed. Please try again.',
  });
}
