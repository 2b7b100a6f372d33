import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { stockAlerts, users, type notices } from '../../database/schema';
import type { AppContext } from '../appContext';

type Queued = Pick<typeof notices.$inferSelect, 'alertUserId' | 'alertSlug'>;

/** The fate of due alerts once their message is settled. */
export type Fate = 'told' | 'waiting' | 'removed';

interface Settled {
  queued: Queued;
  fate: Fate;
  /** The alerts that the message named. Null for all of the product's due alerts. */
  alertIds: string[] | null;
}

/** Locks all alerts of an account, in the order in which the trigger on the stock locks them. */
export const lockAlerts = (transaction: Transaction, userId: string) =>
  transaction
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
    .orderBy(asc(stockAlerts.id))
    .for('update');

async function setFate(
  { clock }: AppContext,
  transaction: Transaction,
  { queued, fate, alertIds }: Settled,
): Promise<void> {
  const meant = and(
    eq(stockAlerts.userId, queued.alertUserId!),
    eq(stockAlerts.slug, queued.alertSlug!),
    eq(stockAlerts.state, 'due'),
    alertIds ? inArray(stockAlerts.id, alertIds) : undefined,
  );
  if (fate === 'removed') await transaction.delete(stockAlerts).where(meant);
  else
    await transaction
      .update(stockAlerts)
      .set(fate === 'told' ? { state: fate, toldAt: clock() } : { state: fate })
      .where(meant);
}

/**
 * Ends a message about stock: `endMessage` marks it sent or deletes it. Then queues the next one, if alerts are still due or
 * became due while it was under way: the trigger queues nothing beside a pending message.
 *
 * Locks the account, so that no alert is added meanwhile, and then its alerts, so that the trigger waits.
 */
export async function settleAlerts(
  context: AppContext,
  settled: Partial<Settled> & { queued: Queued },
  endMessage: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  const { queued, fate, alertIds = null } = settled;
  const userId = queued.alertUserId!;
  await retryTransaction(context.database, async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
    await lockAlerts(transaction, userId);
    if (fate) await setFate(context, transaction, { queued, fate, alertIds });
    await endMessage(transaction);
    await transaction.execute(sql`SELECT queue_due_alerts(ARRAY[${userId}]::uuid[])`);
  });
}
