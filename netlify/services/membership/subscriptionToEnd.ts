import { eq } from 'drizzle-orm';
import { isMember } from '../../../src/domain/account/membershipStatus';
import type { Transaction } from '../../database/client';
import { memberships } from '../../database/schema';

/** The subscription that goes on being billed elsewhere, locked until the transaction ends; null where there is none. */
export async function subscriptionToEnd(transaction: Transaction, userId: string): Promise<string | null> {
  const [row] = await transaction.select().from(memberships).where(eq(memberships.userId, userId)).for('update');
  return row && isMember(row.status) ? row.stripeSubscriptionId : null;
}
