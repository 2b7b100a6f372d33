import { isMember } from '../../../src/domain/account/membershipStatus';
import type { AppContext } from '../appContext';
import { billingOf } from './cancelMembership';
import { findMembership } from './membershipRow';

/**
 * Ends a membership at once where it is billed, before its account is deleted: nobody is to be charged for an account
 * that is gone. What the ledger holds goes with the account. Gives the id of the ended subscription, null where there was
 * none. Throws `billing_unavailable` (503).
 */
export async function endMembership(context: AppContext, userId: string): Promise<string | null> {
  const row = await findMembership(context.database, userId);
  if (!row?.stripeSubscriptionId || !isMember(row.status)) return null;
  await billingOf(context, row).remote?.end(row.stripeSubscriptionId);
  return row.stripeSubscriptionId;
}
