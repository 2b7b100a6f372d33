import type { ProblemCode } from '../../../../src/domain/api/problemCodes';
import type { Membership, MembershipPortal } from '../../../../src/domain/account/membershipSchema';
import { isMember } from '../../../../src/domain/account/membershipStatus';
import type { Billing } from '../../../platform/billing/billing';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { consumeBillingLimit, returnUrl } from './billingRequests';
import { endsWithPeriod, presentMembership, saveMembership, toSubscription, type MembershipRow } from './membershipRow';
import { currentMembership } from './renewMembership';

const maxAttempts = 5;

const conflict = (code: ProblemCode, detail: string) => new ServiceError({ code, detail });

function requireBilling({ billing }: Pick<AppContext, 'billing'>, row: MembershipRow): Billing {
  const found = billing.find(row.billing);
  if (found) return found;
  throw new ServiceError({
    code: 'billing_unavailable',
    detail: 'We couldn’t reach our billing service. Please try again later.',
  });
}

async function setCancel(context: AppContext, userId: string, isCancelled: boolean): Promise<Membership> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const row = await currentMembership(context, userId);
    if (!row || !isMember(row.status)) throw conflict('membership_none', 'You’re not a member.');
    if (endsWithPeriod(context, row) === isCancelled) return presentMembership(context, row);
    if (!isCancelled && !row.cancelAtPeriodEnd)
      throw conflict('membership_ends', 'This membership ends with its current period. You can join again after that.');
    await consumeBillingLimit(context, userId);
    const changed = await requireBilling(context, row).setCancel(toSubscription(row), isCancelled);
    const state = { userId, billing: row.billing, revision: row.revision, now: context.clock() };
    if (await saveMembership(context.database, { ...state, subscription: changed }))
      return presentMembership(context, await currentMembership(context, userId));
  }
  throw conflict('membership_busy', 'Your membership is being changed. Please try again.');
}

export const cancelMembership = (context: AppContext, userId: string): Promise<Membership> =>
  setCancel(context, userId, true);

/** Undoes a cancellation. Throws `membership_none` (409) after the period has ended. */
export const resumeMembership = (context: AppContext, userId: string): Promise<Membership> =>
  setCancel(context, userId, false);

interface PortalRequest {
  userId: string;
  returnTo?: string;
}

export async function openPortal(context: AppContext, { userId, returnTo }: PortalRequest): Promise<MembershipPortal> {
  const row = await currentMembership(context, userId);
  if (!row) throw new ServiceError({ code: 'membership_none', detail: 'You’re not a member.' });
  await consumeBillingLimit(context, userId);
  return { url: await requireBilling(context, row).manageUrl(row.stripeCustomerId, returnUrl(context, returnTo)) };
}
