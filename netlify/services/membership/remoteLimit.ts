import type { AppContext } from '../appContext';
import type { LimitRule } from '../../platform/limits';

/** More than any person needs; each costs a call to the payment service, which counts ours all together. */
const rule: LimitRule = { name: 'billing', points: 60, seconds: 3600 };

/** Takes one of a shopper's calls to the payment service, or throws a 429; the ledger has no limit. */
export async function takeRemoteCall({ billing, limits }: AppContext, userId: string): Promise<void> {
  if (billing.offered.remote) await limits.take(rule, userId);
}
