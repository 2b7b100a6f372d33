import { and, eq, sql } from 'drizzle-orm';
import { membershipPlan, type Membership } from '../../../src/domain/account/membershipSchema';
import { isMember } from '../../../src/domain/account/membershipStatus';
import type { Database, Transaction } from '../../database/client';
import { memberships } from '../../database/schema';
import type { Billing, Subscription } from '../../platform/billing/billing';
import type { AppContext } from '../appContext';

export type MembershipRow = typeof memberships.$inferSelect;

/** The row of a shopper who is or was a member. */
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

interface Saved {
  userId: string;
  billing: Billing['name'];
  subscription: Subscription;
  /** Of the row that the new state was made from; null where there was none. */
  revision: number | null;
  now: Date;
}

/**
 * Writes the state of a membership over the revision that it was made from, or as a new row; false when another process
 * has written meanwhile. The months of the ledger count from the first period that is billed.
 */
export async function saveMembership(
  database: Database | Transaction,
  { userId, billing, subscription, revision, now }: Saved,
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
          .values({ ...values, userId, billingAnchor: firstBilled(subscription), createdAt: now })
          .onConflictDoNothing()
          .returning({ userId: memberships.userId })
      : await database
          .update(memberships)
          .set({ ...values, revision: sql`${memberships.revision} + 1` })
          .where(and(eq(memberships.userId, userId), eq(memberships.revision, revision)))
          .returning({ userId: memberships.userId });
  return saved.length === 1;
}

const firstBilled = ({ status, periodStart, periodEnd }: Subscription): Date =>
  status === 'trialing' ? periodEnd : periodStart;

/** Starts the count of the ledger's months anew, for who joins again. */
export async function moveAnchor(transaction: Transaction, userId: string, anchor: Date): Promise<void> {
  await transaction.update(memberships).set({ billingAnchor: anchor }).where(eq(memberships.userId, userId));
}

/** Whether a membership ends with its period: cancelled, or of the ledger where a payment service bills by now. */
export const endsWithPeriod = ({ billing }: Pick<AppContext, 'billing'>, row: MembershipRow): boolean =>
  row.cancelAtPeriodEnd || (row.billing === 'ledger' && billing.offered.name !== 'ledger');

/** A membership as its shopper reads it (S2-76); null: never a member, so the trial is free if no earlier account had it (D-26). */
export function presentMembership(
  context: Pick<AppContext, 'billing'>,
  row: MembershipRow | null,
  isTrialSpent = row !== null,
): Membership {
  const { price, interval, trialDays } = membershipPlan;
  return {
    status: row?.status ?? 'none',
    trialEndsAt: row?.trialEndsAt?.toISOString() ?? null,
    periodEnd: row?.periodEnd.toISOString() ?? null,
    cancelAtPeriodEnd: row !== null && isMember(row.status) && endsWithPeriod(context, row),
    plan: { price: { ...price }, interval, trialDays },
    isTrialAvailable: !isTrialSpent,
  };
}
