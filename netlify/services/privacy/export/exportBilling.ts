import { asc, eq } from 'drizzle-orm';
import type { AccountData } from '../../../../src/domain/privacy/accountDataSchema';
import { fromCents } from '../../../../src/domain/money/money';
import { referralReward } from '../../../../src/domain/order/rewards';
import type { Transaction } from '../../../database/client';
import { invoices, memberships, rewardCredits, rewardUses } from '../../../database/membershipTables';
import type { AppContext } from '../../context/appContext';
import type { UserRow } from '../../people/readSession';
import { isMember } from '../../../../src/domain/account/membershipStatus';
import { endsWithPeriod } from '../../accounts/membership/membershipRow';
import { presentInvoice } from '../../accounts/membership/listInvoices';

const credit = (cents: number) => ({ amount: fromCents(cents), currencyCode: referralReward.currencyCode });

async function exportMembership(
  context: AppContext,
  transaction: Transaction,
  userId: string,
): Promise<AccountData['membership']> {
  const [row] = await transaction.select().from(memberships).where(eq(memberships.userId, userId));
  if (!row) return null;
  return {
    status: row.status,
    billing: row.billing,
    customerId: row.stripeCustomerId,
    subscriptionId: row.stripeSubscriptionId,
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    isEnding: isMember(row.status) && endsWithPeriod(context, row),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    startedAt: row.createdAt.toISOString(),
  };
}

/** Omits the order that earned a credit, because it may be another shopper's. */
async function exportRewards(transaction: Transaction, user: UserRow): Promise<AccountData['rewards']> {
  const isTheirs = eq(rewardCredits.userId, user.id);
  const credits = await transaction
    .select()
    .from(rewardCredits)
    .where(isTheirs)
    .orderBy(asc(rewardCredits.createdAt), asc(rewardCredits.id));
  const uses = await transaction
    .select({ orderLogId: rewardUses.orderId, cents: rewardUses.cents })
    .from(rewardUses)
    .innerJoin(rewardCredits, eq(rewardCredits.id, rewardUses.creditId))
    .where(isTheirs)
    .orderBy(asc(rewardUses.orderId), asc(rewardUses.creditId));
  return {
    referralCode: user.referralCode,
    wasInvited: user.referredBy !== null,
    credits: credits.map(({ reason, cents, remainingCents, createdAt, expiresAt }) => ({
      reason,
      amount: credit(cents),
      remaining: credit(remainingCents),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    uses: uses.map(({ orderLogId, cents }) => ({ orderLogId, amount: credit(cents) })),
  };
}

export async function exportBilling(
  context: AppContext,
  transaction: Transaction,
  user: UserRow,
): Promise<Pick<AccountData, 'membership' | 'invoices' | 'rewards'>> {
  const bills = await transaction
    .select()
    .from(invoices)
    .where(eq(invoices.userId, user.id))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  return {
    membership: await exportMembership(context, transaction, user.id),
    invoices: bills.map(presentInvoice),
    rewards: await exportRewards(transaction, user),
  };
}
