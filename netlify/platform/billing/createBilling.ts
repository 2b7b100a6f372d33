import { ServiceError } from '../errors';
import { isPrivate } from '../settings/isPrivate';
import type { Settings } from '../settings/settings';
import type { Billing, BillingServices } from './billing';
import { ledgerBilling } from './ledgerBilling';
import { stripeBilling } from './stripeBilling';

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
