import type { AppContext } from '../appContext';
import type { LimitRule } from '../../platform/limits';

/** More than anyone needs. Each use is a call to the payment service, which limits our calls in total. */
const rule: LimitRule = { name: 'billing', points: 60, seconds: 3600 };

/** Counts one of a shopper's calls to the payment service, or throws a 429. The ledger has no limit. */
export async function takeRemoteCall({ billing, limits }: AppContext, userId: string): Promise<void> {
  if (billing.forNewMembers.remote) await limits.consume(rule, userId);
}
