import type { Settings } from '../settings';
import type { Billings } from './billing';
import { ledgerBilling } from './ledgerBilling';
import { stripeBilling } from './stripeBilling';

/** Stripe when its settings are there, else the embedded ledger (D-26). */
export function createBilling({ stripe }: Pick<Settings, 'stripe'>): Billings {
  const remote = stripe ? stripeBilling(stripe) : null;
  return { offered: remote ?? ledgerBilling, of: (name) => (name === 'ledger' ? ledgerBilling : remote) };
}
