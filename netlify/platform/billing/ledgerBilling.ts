import { nextPeriodEnd, trialEnd } from '../../../src/domain/account/membershipPeriod';
import type { Billing, Subscription } from './billing';

/** The first period of a membership that starts now, as a trial or billed. */
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

/** Bills in the shop's own database, where no money moves. `renewMemberships` moves on from one period to the next. */
export const ledgerBilling: Billing = {
  name: 'ledger',
  start: async ({ hasTrial, now }) => ({ subscription: firstPeriod(hasTrial, now) }),
  manageUrl: async (_, returnUrl) => returnUrl,
  setCancel: async (subscription, isCanceled) => ({ ...subscription, cancelAtPeriodEnd: isCanceled }),
  remote: null,
};
