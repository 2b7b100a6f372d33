import { and, getTableName, inArray, isNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/client';

/** The columns that every queue of messages has. */
interface MessageQueue extends PgTable {
  id: PgColumn;
  attempts: PgColumn;
  nextAt: PgColumn;
  lastError: PgColumn;
  deadAt: PgColumn;
}

interface ClaimRules {
  /** When a message was sent; null until then. */
  doneAt: PgColumn;
  /** Messages with the same lane have the same destination, such as a mail domain. */
  lane: SQLWrapper;
  /** The most messages of one lane that may be under way at once, over all processes. */
  perLane: number;
  /** How many to claim. */
  limit: number;
  /** Longer than one try can take. A process that crashed loses its claims after this time. */
  claimMs: number;
  now: Date;
  /** Only messages that match this. */
  where?: SQL;
}

/** `last_error` of a message under way. It stays if the process crashes. */
const inProgress = 'being sent';

/**
 * Claims due messages for this process, oldest first, and returns their ids: counts the try and moves the next one behind the
 * longest possible try. A destination that hangs holds only a few of them, whatever its backlog, so that the others go out.
 */
export async function claimFairly(transaction: Transaction, queue: MessageQueue, rules: ClaimRules): Promise<string[]> {
  const { doneAt, lane, perLane, limit, claimMs, now, where } = rules;
  // Two claims at once would each fill the lanes.
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
    order by next_at, id limit ${limit}`);
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
