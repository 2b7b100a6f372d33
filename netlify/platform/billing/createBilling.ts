import { ServiceError } from '../errors';
import { isPrivate } from '../settings/isPrivate';
import type { Settings } from '../settings/settings';
import type { Billing, BillingServices, Subscription } from './billing';
import { stripeBilling } from './stripeBilling';
import { nextPeriodEnd, trialEnd } from '../../../src/domain/account/membershipPeriod';

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
const ledgerBilling: Billing = {
  name: 'ledger',
  start: async ({ hasTrial, now }) => ({ subscription: firstPeriod(hasTrial, now) }),
  manageUrl: async (_, returnUrl) => returnUrl,
  setCancel: async (subscription, isCanceled) => ({ ...subscription, cancelAtPeriodEnd: isCanceled }),
  remote: null,
};

/** Renews the ledger's existing memberships. New ones are refused, because on a public server they would be free. */
const closedLedger: Billing = {
  ...ledgerBilling,
  start: () => {
    throw new ServiceError({
      code: 'billing_unavailable',
      detail: 'We can’t accept new members at the moment. Please try again later.',
    });
  },
};

type BillingSettings = Pick<Settings, 'stripe' | 'host' | 'siteUrl' | 'clientAddressHeader'>;

export function createBilling(settings: BillingSettings): BillingServices {
  const remote = settings.stripe ? stripeBilling(settings.stripe) : null;
  const ledger = isPrivate(settings) ? ledgerBilling : closedLedger;
  return { forNewMembers: remote ?? ledger, find: (name) => (name === 'ledger' ? ledgerBilling : remote) };
}
