import { and, eq, sql } from 'drizzle-orm';
import { membershipPlan, type Membership } from '../../../src/domain/account/membershipSchema';
import { isMember } from '../../../src/domain/account/membershipStatus';
import type { Database, Transaction } from '../../database/client';
import { memberships } from '../../database/schema';
import type { Billing, Subscription } from '../../platform/billing/billing';
import type { AppContext } from '../appContext';

export type MembershipRow = typeof memberships.$inferSelect;

/** The membership row of a current or former member, or null. */
export async function findMembership(database: Database, userId: string): Promise<MembershipRow | null> {
  const [row] = await database.select().from(memberships).where(eq(memberships.userId, userId));
  return row ?? null;
}

export const subscriptionOf = (row: MembershipRow): Subscription => ({
  subscriptionId: row.stripeSubscriptionId,
  customerId: row.stripeCustomerId,
  status: row.status,
  trialEndsAt: row.trialEndsAt,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
});

interface MembershipState {
  userId: string;
  billing: Billing['name'];
  subscription: Subscription;
  /** The revision the new state is based on; null when there was no row. */
  revision: number | null;
  now: Date;
}

/**
 * Writes a membership's state if its row still has the expected revision, or inserts a new row. Returns false when another
 * process has changed it in the meantime. The ledger counts months from the first billed period.
 */
export async function saveMembership(
  database: Database | Transaction,
  { userId, billing, subscription, revision, now }: MembershipState,
): Promise<boolean> {
  const { subscriptionId, customerId, ...state } = subscription;
  const values = {
    ...state,
    billing,
    stripeSubscriptionId: subscriptionId,
    stripeCustomerId: customerId,
    updatedAt: now,
  };
  const saved =
    revision === null
      ? await database
          .insert(memberships)
          .values({ ...values, userId, billingAnchor: firstBilledStart(subscription), createdAt: now })
          .onConflictDoNothing()
          .returning({ userId: memberships.userId })
      : await database
          .update(memberships)
          .set({ ...values, revision: sql`${memberships.revision} + 1` })
          .where(and(eq(memberships.userId, userId), eq(memberships.revision, revision)))
          .returning({ userId: memberships.userId });
  return saved.length === 1;
}

const firstBilledStart = ({ status, periodStart, periodEnd }: Subscription): Date =>
  status === 'trialing' ? periodEnd : periodStart;

/** Restarts the ledger's month count for a shopper who joins again. */
export async function resetBillingAnchor(transaction: Transaction, userId: string, anchor: Date): Promise<void> {
  await transaction.update(memberships).set({ billingAnchor: anchor }).where(eq(memberships.userId, userId));
}

/** True when a membership ends with its period: it was canceled, or it is billed by the ledger but a payment service is now set up. */
export const endsWithPeriod = ({ billing }: Pick<AppContext, 'billing'>, row: MembershipRow): boolean =>
  row.cancelAtPeriodEnd || (row.billing === 'ledger' && billing.offered.name !== 'ledger');

/** The membership as its shopper sees it. A null row means never a member, with a free trial unless an earlier, deleted account used it. */
export function presentMembership(
  context: Pick<AppContext, 'billing'>,
  row: MembershipRow | null,
  isTrialUsed = row !== null,
): Membership {
  const { price, interval, trialDays } = membershipPlan;
  return {
    status: row?.status ?? 'none',
    trialEndsAt: row?.trialEndsAt?.toISOString() ?? null,
    periodEnd: row?.periodEnd.toISOString() ?? null,
    cancelAtPeriodEnd: row !== null && isMember(row.status) && endsWithPeriod(context, row),
    plan: { price: { ...price }, interval, trialDays },
    isTrialAvailable: !isTrialUsed,
  };
}
