import { and, asc, eq, lte, ne, notInArray } from 'drizzle-orm';
import { memberships } from '../../../database/membershipTables';
import type { AppContext } from '../../context/appContext';
import { runAll } from '../../context/runAll';
import { processDue } from '../../context/processDue';
import { mirrorSubscription } from './mirrorSubscription';
import { renewMembership } from './renewMembership';

const batchSize = 100;
/** The payment service retries its events for days. After this long, read the subscription ourselves. */
const overdueMs = 86_400_000;

async function refreshFromRemote(context: AppContext, subscriptionId: string): Promise<boolean> {
  if (!context.billing.forNewMembers.remote) return false;
  return (await mirrorSubscription(context, subscriptionId)) !== null;
}

type Due = Pick<typeof memberships.$inferSelect, 'userId' | 'billing' | 'stripeSubscriptionId'>;

async function renew(context: AppContext, { userId, billing, stripeSubscriptionId }: Due): Promise<boolean> {
  if (billing === 'ledger') return renewMembership(context, userId);
  return stripeSubscriptionId !== null && refreshFromRemote(context, stripeSubscriptionId);
}

async function findDue({ database, clock }: AppContext, kind: Due['billing'], unchanged: string[]): Promise<Due[]> {
  const latestEnd = new Date(clock().getTime() - (kind === 'ledger' ? 0 : overdueMs));
  const { userId, billing, stripeSubscriptionId, periodEnd, status, updatedAt } = memberships;
  return database
    .select({ userId, billing, stripeSubscriptionId })
    .from(memberships)
    .where(
      and(
        ne(status, 'canceled'),
        eq(billing, kind),
        lte(periodEnd, latestEnd),
        // If the period was still over at the last read, try again after a day, not every hour.
        kind === 'ledger' ? undefined : lte(updatedAt, latestEnd),
        unchanged.length ? notInArray(userId, unchanged) : undefined,
      ),
    )
    .orderBy(asc(periodEnd))
    .limit(batchSize);
}

const renewAll = (context: AppContext, kind: Due['billing'], signal?: AbortSignal): Promise<number> =>
  processDue(context, {
    failure: 'A membership could not be renewed',
    job: 'memberships',
    findDue: (unchanged) => findDue(context, kind, unchanged),
    idOf: ({ userId }) => userId,
    work: (due) => renew(context, due),
    signal,
  });

/** Safe to run concurrently: each period is billed once. Failed renewals are logged, thrown, and left for the next run. */
export async function renewMemberships(context: AppContext, signal?: AbortSignal): Promise<number> {
  let renewed = 0;
  await runAll(['ledger', 'stripe'] as const, async (kind) => {
    renewed += await renewAll(context, kind, signal);
  });
  return renewed;
}
