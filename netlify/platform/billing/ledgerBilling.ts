import { nextPeriodEnd, trialEnd } from '../../../src/domain/account/membershipPeriod';
import type { Billing, Subscription } from './billing';

/** The first period of a membership that begins now, free or billed. */
function firstPeriod(hasTrial: boolean, now: Date): Subscription {
  const end = hasTrial ? trialEnd(now) : nextPeriodEnd(now, now);
  return {
    subscriptionId: null,
    customerId: null,
    status: hasTrial ? 'trialing' : 'active',
    trialEndsAt: hasTrial ? end : null,
    periodStart: now,
    periodEnd: end,
    cancelAtPeriodEnd: false,
  };
}

/** D-26: bills in the shop's own database, where no money moves; `renewMemberships` goes on from one period to the next. */
export const ledgerBilling: Billing = {
  name: 'ledger',
  start: async ({ hasTrial, now }) => ({ subscription: firstPeriod(hasTrial, now) }),
  manageUrl: async (_, returnUrl) => returnUrl,
  setCancel: async (subscription, isCancelled) => ({ ...subscription, cancelAtPeriodEnd: isCancelled }),
  remote: null,
};
