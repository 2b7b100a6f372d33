import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isMember } from '../../../../src/domain/account/membershipStatus';
import { memberships } from '../../../database/membershipTables';
import { users } from '../../../database/accountTables';
import type { Billing, RemoteBilling, RemoteSubscription } from '../../../platform/billing/billing';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { findMembership, saveMembership, type MembershipRow } from './membershipRow';

const maxAttempts = 5;

export function requireRemoteBilling({ billing }: Pick<AppContext, 'billing'>): {
  name: Billing['name'];
  remote: RemoteBilling;
} {
  const { name, remote } = billing.forNewMembers;
  if (remote) return { name, remote };
  throw new ServiceError({ code: 'not_found', detail: 'There’s nothing at this address.' });
}

const isUserId = (value: string | null): value is string => z.uuid().safeParse(value).success;

async function findOwner({ database, log }: AppContext, { userId }: RemoteSubscription): Promise<string | null> {
  const [user] = isUserId(userId)
    ? await database.select({ id: users.id }).from(users).where(eq(users.id, userId))
    : [];
  if (!user) log.warn('A subscription belongs to no account of this shop');
  return user?.id ?? null;
}

const isOtherSubscription = (row: MembershipRow, { subscriptionId }: RemoteSubscription): boolean =>
  row.stripeSubscriptionId !== null && row.stripeSubscriptionId !== subscriptionId;

/** If two tabs started two subscriptions, ends the second one, so that nobody pays twice. */
async function endSecondSubscription(
  context: AppContext,
  row: MembershipRow,
  second: RemoteSubscription,
): Promise<boolean> {
  const { remote } = requireRemoteBilling(context);
  const first = await remote.readSubscription(row.stripeSubscriptionId!);
  if (first && isMember(first.status)) {
    await remote.end(second.subscriptionId);
    return true;
  }
  // The first subscription ended but its event never arrived. Once that is stored, the second one can be adopted.
  await mirrorSubscription(context, row.stripeSubscriptionId!);
  return false;
}

/** Returns false if it must be retried. */
async function adoptSubscription(
  context: AppContext,
  subscription: RemoteSubscription,
  userId: string,
): Promise<boolean> {
  const { database, billing, clock } = context;
  const row = await findMembership(database, userId);
  const isLive = isMember(subscription.status);
  if (row && !isLive) return true;
  if (row && isMember(row.status) && isOtherSubscription(row, subscription))
    return endSecondSubscription(context, row, subscription);
  const { name } = billing.forNewMembers;
  return saveMembership(database, {
    userId,
    billing: name,
    subscription,
    revision: row?.revision ?? null,
    now: clock(),
  });
}

/** Events arrive late, twice and out of order, so each one only triggers a fresh read. */
export async function mirrorSubscription(context: AppContext, subscriptionId: string): Promise<string | null> {
  const { name, remote } = requireRemoteBilling(context);
  const { database, clock } = context;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const [existing] = await database
      .select()
      .from(memberships)
      .where(eq(memberships.stripeSubscriptionId, subscriptionId));
    const subscription = await remote.readSubscription(subscriptionId);
    if (!subscription) return null;
    const userId = existing?.userId ?? (await findOwner(context, subscription));
    if (!userId) return null;
    const isSaved = existing
      ? await saveMembership(database, {
          userId,
          billing: name,
          subscription,
          revision: existing.revision,
          now: clock(),
        })
      : await adoptSubscription(context, subscription, userId);
    if (isSaved) return userId;
  }
  throw new ServiceError({
    code: 'billing_busy',
    detail: 'Your membership is being changed. Please try again in a moment.',
    retryAfterSeconds: 1,
  });
}
