import type { Settings } from '../settings/settings';
import type { Billings } from './billing';
import { ledgerBilling } from './ledgerBilling';
import { stripeBilling } from './stripeBilling';

/** Stripe if it is configured, otherwise the embedded ledger. */
export function createBilling({ stripe }: Pick<Settings, 'stripe'>): Billings {
  const remote = stripe ? stripeBilling(stripe) : null;
  return { offered: remote ?? ledgerBilling, of: (name) => (name === 'ledger' ? ledgerBilling : remote) };
}
