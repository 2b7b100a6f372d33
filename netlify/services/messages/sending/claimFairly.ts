import { and, getTableName, inArray, isNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../database/client';

interface MessageQueue extends PgTable {
  id: PgColumn;
  attempts: PgColumn;
  nextAt: PgColumn;
  lastError: PgColumn;
  deadAt: PgColumn;
}

interface ClaimRules {
  doneAt: PgColumn;
  /** Messages in one lane have the same destination, such as a mail domain. */
  lane: SQLWrapper;
  /** Maximum number of messages in progress per lane, over all processes. */
  perLane: number;
  limit: number;
  /** Longer than an attempt. A crashed process loses its claims after this time. */
  claimMs: number;
  now: Date;
  where?: SQL;
}

/** Stays in `last_error` if the process crashes. */
const inProgress = 'being sent';

/** Claims due messages, the oldest of each lane first. A hanging destination holds only a few, so that the others go out. */
export async function claimFairly(transaction: Transaction, queue: MessageQueue, rules: ClaimRules): Promise<string[]> {
  const { doneAt, lane, perLane, limit, claimMs, now, where } = rules;
  // Two concurrent claims would each fill the lanes.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`claim ${getTableName(queue)}`}))`);
  const isPending = and(isNull(doneAt), isNull(queue.deadAt), where);
  const isDue = lte(queue.nextAt, now);
  const isInProgress = sql`(${queue.lastError} is not distinct from ${inProgress} and not ${isDue})`;
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from (
      select ${queue.id} as id, ${queue.nextAt} as next_at, ${isInProgress} as in_progress,
        row_number() over (partition by ${lane} order by ${isInProgress} desc, ${queue.nextAt}, ${queue.id}) as rank
      from ${queue} where ${isPending} and (${isDue} or ${isInProgress})
    ) as ranked
    where not in_progress and rank <= ${perLane}
    order by rank, next_at, id limit ${limit}`);
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  // A transaction that is about to delete a message has locked it.
  const unlocked = await transaction
    .select({ id: sql<string>`${queue.id}` })
    .from(queue as PgTable)
    .where(and(inArray(queue.id, ids), isPending))
    .for('update', { skipLocked: true });
  const claimed = unlocked.map(({ id }) => id);
  if (claimed.length) await markInProgress(transaction, queue, { claimed, until: new Date(now.getTime() + claimMs) });
  return claimed;
}

async function markInProgress(
  transaction: Transaction,
  queue: MessageQueue,
  { claimed, until }: { claimed: string[]; until: Date },
): Promise<void> {
  await transaction
    .update(queue as PgTable)
    .set({ attempts: sql`${queue.attempts} + 1`, nextAt: until, lastError: inProgress })
    .where(inArray(queue.id, claimed));
}
