import type { ProblemCode } from '../../../src/domain/site/problemCodes';
import type { Membership } from '../../../src/domain/account/membershipSchema';
import { isMember } from '../../../src/domain/account/membershipStatus';
import type { Billing } from '../../platform/billing/billing';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { endsWithPeriod, presentMembership, saveMembership, subscriptionOf, type MembershipRow } from './membershipRow';
import { takeRemoteCall } from './remoteLimit';
import { currentMembership } from './renewMembership';

const tries = 5;

const refusal = (code: ProblemCode, detail: string) => new ServiceError({ code, status: 409, detail });

/** The billing service of this membership. Throws a 503 when its settings are missing. */
export function billingOf({ billing }: Pick<AppContext, 'billing'>, row: MembershipRow): Billing {
  const found = billing.find(row.billing);
  if (found) return found;
  throw new ServiceError({
    code: 'billing_unavailable',
    status: 503,
    detail: 'We couldn’t reach our billing service. Please try again later.',
  });
}

async function setCancel(context: AppContext, userId: string, isCancelled: boolean): Promise<Membership> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const row = await currentMembership(context, userId);
    if (!row || !isMember(row.status)) throw refusal('membership_none', 'You’re not a member.');
    if (endsWithPeriod(context, row) === isCancelled) return presentMembership(context, row);
    if (!isCancelled && !row.cancelAtPeriodEnd)
      throw refusal('membership_ends', 'This membership ends with its current period. You can join again after that.');
    await takeRemoteCall(context, userId);
    const changed = await billingOf(context, row).setCancel(subscriptionOf(row), isCancelled);
    const state = { userId, billing: row.billing, revision: row.revision, now: context.clock() };
    if (await saveMembership(context.database, { ...state, subscription: changed }))
      return presentMembership(context, await currentMembership(context, userId));
  }
  throw refusal('membership_busy', 'Your membership is being changed. Please try again.');
}

/** Cancels the membership at the end of its period. Idempotent. */
export const cancelMembership = (context: AppContext, userId: string): Promise<Membership> =>
  setCancel(context, userId, true);

/** Takes back a cancellation before the period ends. Throws `membership_none` (409) when it has ended. */
export const resumeMembership = (context: AppContext, userId: string): Promise<Membership> =>
  setCancel(context, userId, false);
