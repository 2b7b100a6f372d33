import type { Settings } from '../settings/settings';
import type { BillingServices } from './billing';
import { ledgerBilling } from './ledgerBilling';
import { stripeBilling } from './stripeBilling';

export function createBilling({ stripe }: Pick<Settings, 'stripe'>): BillingServices {
  const remote = stripe ? stripeBilling(stripe) : null;
  return { forNewMembers: remote ?? ledgerBilling, find: (name) => (name === 'ledger' ? ledgerBilling : remote) };
}
