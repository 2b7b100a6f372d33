import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { stockAlerts } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import type { notices } from '../../database/workTables';
import type { AppContext } from '../context/appContext';

type AlertNotice = Pick<typeof notices.$inferSelect, 'alertUserId' | 'alertSlug' | 'channel'>;

export type AlertOutcome = 'told' | 'waiting' | 'removed';

interface Settled {
  queued: AlertNotice;
  outcome: AlertOutcome;
  /** Null means all of the product's due alerts on the channel. */
  alertIds: string[] | null;
}

/** Locks alerts in the same order as the stock trigger. */
export const lockAlerts = (transaction: Transaction, userId: string) =>
  transaction
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
    .orderBy(asc(stockAlerts.id))
    .for('update');

async function applyOutcome(
  { clock }: AppContext,
  transaction: Transaction,
  { queued, outcome, alertIds }: Settled,
): Promise<void> {
  const isAffected = and(
    eq(stockAlerts.userId, queued.alertUserId!),
    eq(stockAlerts.slug, queued.alertSlug!),
    eq(stockAlerts.channel, queued.channel),
    eq(stockAlerts.state, 'due'),
    alertIds ? inArray(stockAlerts.id, alertIds) : undefined,
  );
  if (outcome === 'removed') await transaction.delete(stockAlerts).where(isAffected);
  else
    await transaction
      .update(stockAlerts)
      .set(outcome === 'told' ? { state: outcome, toldAt: clock() } : { state: outcome })
      .where(isAffected);
}

/** Also queues the next message, because the stock trigger queues none while another is pending. */
export async function settleAlerts(
  context: AppContext,
  settled: Partial<Settled> & { queued: AlertNotice },
  endMessage: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  const { queued, outcome, alertIds = null } = settled;
  const userId = queued.alertUserId!;
  await retryTransaction(context.database, async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
    await lockAlerts(transaction, userId);
    if (outcome) await applyOutcome(context, transaction, { queued, outcome, alertIds });
    await endMessage(transaction);
    await transaction.execute(sql`SELECT queue_due_alerts(ARRAY[${userId}]::uuid[])`);
  });
}
