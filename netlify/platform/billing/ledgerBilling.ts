import { nextPeriodEnd, trialEnd } from '../../../src/domain/account/membershipPeriod';
import type { Billing, Subscription } from './billing';

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

/** Bills in the shop's own database, where no money moves. `renewMemberships` starts each new period. */
export const ledgerBilling: Billing = {
  name: 'ledger',
  start: async ({ hasTrial, now }) => ({ subscription: firstPeriod(hasTrial, now) }),
  manageUrl: async (_, returnUrl) => returnUrl,
  setCancel: async (subscription, isCanceled) => ({ ...subscription, cancelAtPeriodEnd: isCanceled }),
  remote: null,
};
