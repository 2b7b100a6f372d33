import { and, eq, gt, sql } from 'drizzle-orm';
import { membershipPlan, type Membership } from '../../../../src/domain/account/membershipSchema';
import { isMember } from '../../../../src/domain/account/membershipStatus';
import { priceAlerts } from '../../../database/alertTables';
import type { Database, Transaction } from '../../../database/client';
import { memberships } from '../../../database/membershipTables';
import type { Billing, Subscription } from '../../../platform/billing/billing';
import type { AppContext } from '../../context/appContext';

export type MembershipRow = typeof memberships.$inferSelect;

export async function findMembership(database: Database, userId: string): Promise<MembershipRow | null> {
  const [row] = await database.select().from(memberships).where(eq(memberships.userId, userId));
  return row ?? null;
}

export const toSubscription = (row: MembershipRow): Subscription => ({
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
  /** The revision that the new state is based on, or null if there was no row. */
  revision: number | null;
  now: Date;
}

/** The next comparison could be a day away, and the one after it knows of the membership. */
async function checkPricesSoon(database: Database | Transaction, userId: string, now: Date): Promise<void> {
  await database
    .update(priceAlerts)
    .set({ nextCheckAt: now })
    .where(and(eq(priceAlerts.userId, userId), gt(priceAlerts.nextCheckAt, now)));
}

/** Returns false if another process changed the membership in the meantime. */
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
  if (saved.length === 1 && isMember(subscription.status)) await checkPricesSoon(database, userId, now);
  return saved.length === 1;
}

const firstBilledStart = ({ status, periodStart, periodEnd }: Subscription): Date =>
  status === 'trialing' ? periodEnd : periodStart;

export async function resetBillingAnchor(transaction: Transaction, userId: string, anchor: Date): Promise<void> {
  await transaction.update(memberships).set({ billingAnchor: anchor }).where(eq(memberships.userId, userId));
}

/** Also true for ledger memberships once a payment service is configured. */
export const endsWithPeriod = ({ billing }: Pick<AppContext, 'billing'>, row: MembershipRow): boolean =>
  row.cancelAtPeriodEnd || (row.billing === 'ledger' && billing.forNewMembers.name !== 'ledger');

/**
 * The row is null if the account never had a membership. The person's deleted account may still have used the trial.
 */
export function presentMembership(
  context: Pick<AppContext, 'billing'>,
  row: MembershipRow | null,
  isTrialUsed = row !== null,
): Membership {
  const { price, interval, trialDays } = membershipPlan;
  const isEnding = row !== null && isMember(row.status) && endsWithPeriod(context, row);
  return {
    status: row?.status ?? 'none',
    trialEndsAt: row?.trialEndsAt?.toISOString() ?? null,
    periodEnd: row?.periodEnd.toISOString() ?? null,
    isEnding,
    cancelAtPeriodEnd: isEnding,
    plan: { price: { ...price }, interval, trialDays },
    isTrialAvailable: !isTrialUsed,
  };
}

/** Locks the membership and returns the id of its active subscription, or null. */
export async function lockActiveSubscription(transaction: Transaction, userId: string): Promise<string | null> {
  const [row] = await transaction.select().from(memberships).where(eq(memberships.userId, userId)).for('update');
  return row && isMember(row.status) ? row.stripeSubscriptionId : null;
}
