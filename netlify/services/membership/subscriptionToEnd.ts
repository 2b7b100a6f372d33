import { eq } from 'drizzle-orm';
import { isMember } from '../../../src/domain/account/membershipStatus';
import type { Transaction } from '../../database/client';
import { memberships } from '../../database/schema';

/** Locks the membership and returns the id of its active subscription, or null. */
export async function lockActiveSubscription(transaction: Transaction, userId: string): Promise<string | null> {
  const [row] = await transaction.select().from(memberships).where(eq(memberships.userId, userId)).for('update');
  return row && isMember(row.status) ? row.stripeSubscriptionId : null;
}
