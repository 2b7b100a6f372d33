import type { AppContext } from '../appContext';
import type { LimitRule } from '../../platform/limits';

/** The payment service limits our calls in total. */
const billingRule: LimitRule = { name: 'billing', points: 60, seconds: 3600 };

/** Throws a 429 at the limit. The ledger has none. */
export async function consumeBillingLimit({ billing, limits }: AppContext, userId: string): Promise<void> {
  if (billing.offered.remote) await limits.take(billingRule, userId);
}
