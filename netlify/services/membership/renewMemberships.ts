import { and, asc, eq, lte, ne, notInArray } from 'drizzle-orm';
import { memberships } from '../../database/schema';
import type { AppContext } from '../appContext';
import { mirrorSubscription } from './mirrorSubscription';
import { renewMembership } from './renewMembership';

const batch = 100;
/** A payment service tells of a new period within minutes, and tries for days to: after this long it is asked. */
const overdueMs = 86_400_000;

/** A billed-elsewhere membership whose news never came is read there. */
async function readAgain(context: AppContext, subscriptionId: string): Promise<boolean> {
  if (!context.billing.offered.remote) return false;
  return (await mirrorSubscription(context, subscriptionId)) !== null;
}

type Due = Pick<typeof memberships.$inferSelect, 'userId' | 'billing' | 'stripeSubscriptionId'>;

async function bringUpToDate(context: AppContext, { userId, billing, stripeSubscriptionId }: Due): Promise<boolean> {
  if (billing === 'ledger') return renewMembership(context, userId);
  return stripeSubscriptionId !== null && readAgain(context, stripeSubscriptionId);
}

async function findDue({ database, clock }: AppContext, kind: Due['billing'], unchanged: string[]): Promise<Due[]> {
  const limit = new Date(clock().getTime() - (kind === 'ledger' ? 0 : overdueMs));
  const { userId, billing, stripeSubscriptionId, periodEnd, status, updatedAt } = memberships;
  return database
    .select({ userId, billing, stripeSubscriptionId })
    .from(memberships)
    .where(
      and(
        ne(status, 'canceled'),
        eq(billing, kind),
        lte(periodEnd, limit),
        // What was read a while ago and is still over is asked again a day later, not each hour.
        kind === 'ledger' ? undefined : lte(updatedAt, limit),
        unchanged.length ? notInArray(userId, unchanged) : undefined,
      ),
    )
    .orderBy(asc(periodEnd))
    .limit(batch);
}

/** One after the other, batch by batch, until none is due but those that did not change. */
async function renewAll(context: AppContext, kind: Due['billing'], signal?: AbortSignal): Promise<number> {
  let renewed = 0;
  // What was brought up to date is due no longer.
  const unchanged: string[] = [];
  for (;;) {
    const due = signal?.aborted ? [] : await findDue(context, kind, unchanged);
    if (!due.length) return renewed;
    for (const each of due) {
      if (signal?.aborted) break;
      const isRenewed = await bringUpToDate(context, each).catch((error: unknown) => {
        context.log.error('A membership could not be renewed', { job: 'memberships', error });
        return false;
      });
      if (isRenewed) renewed += 1;
      else unchanged.push(each.userId);
    }
  }
}

/**
 * D-26: brings every membership whose period is over up to date and gives how many that were. Several processes may run
 * it at once: each period is billed once. One that fails is logged and left for the next round, as is what `signal` ends.
 */
export async function renewMemberships(context: AppContext, signal?: AbortSignal): Promise<number> {
  const ofLedger = await renewAll(context, 'ledger', signal);
  return ofLedger + (await renewAll(context, 'stripe', signal));
}
