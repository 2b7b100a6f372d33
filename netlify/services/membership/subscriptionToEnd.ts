import { eq } from 'drizzle-orm';
import { isMember } from '../../../src/domain/account/membershipStatus';
import type { Transaction } from '../../database/client';
import { memberships } from '../../database/schema';

/** The id of an active subscription at the payment service, or null. Its row stays locked until the transaction ends. */
export async function lockActiveSubscription(transaction: Transaction, userId: string): Promise<string | null> {
  const [row] = await transaction.select().from(memberships).where(eq(memberships.userId, userId)).for('update');
  return row && isMember(row.status) ? row.stripeSubscriptionId : null;
}
