import { and, getTableName, inArray, isNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/client';

/** The columns that every queue of messages has. */
interface Queue extends PgTable {
  id: PgColumn;
  attempts: PgColumn;
  nextAt: PgColumn;
  lastError: PgColumn;
  deadAt: PgColumn;
}

interface Rules {
  /** When a message was sent; null until then. */
  doneAt: PgColumn;
  /** Messages with the same lane have the same destination, such as a mail domain. */
  lane: SQLWrapper;
  /** The most messages of one lane that may be under way at once, over all processes. */
  perLane: number;
  /** How many to claim. */
  most: number;
  /** Longer than one try can take. A process that crashed loses its claims after this time. */
  claimMs: number;
  now: Date;
  /** Only messages that match this. */
  where?: SQL;
}

/** `last_error` of a message under way. It stays if the process crashes. */
const underWay = 'being sent';

/**
 * Claims due messages for this process, oldest first, and returns their ids: counts the try and moves the next one behind the
 * longest possible try. A destination that hangs holds only a few of them, whatever its backlog, so that the others go out.
 */
export async function claimFairly(transaction: Transaction, queue: Queue, rules: Rules): Promise<string[]> {
  const { doneAt, lane, perLane, most, claimMs, now, where } = rules;
  // Two claims at once would each fill the lanes.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`claim ${getTableName(queue)}`}))`);
  const isPending = and(isNull(doneAt), isNull(queue.deadAt), where);
  const isDue = lte(queue.nextAt, now);
  const isUnderWay = sql`(${queue.lastError} is not distinct from ${underWay} and not ${isDue})`;
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from (
      select ${queue.id} as id, ${queue.nextAt} as next_at, ${isUnderWay} as under_way,
        row_number() over (partition by ${lane} order by ${isUnderWay} desc, ${queue.nextAt}, ${queue.id}) as place
      from ${queue} where ${isPending} and (${isDue} or ${isUnderWay})
    ) as placed
    where not under_way and place <= ${perLane}
    order by next_at, id limit ${most}`);
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  // A transaction that is about to delete a message has locked it.
  const free = await transaction
    .select({ id: sql<string>`${queue.id}` })
    .from(queue as PgTable)
    .where(and(inArray(queue.id, ids), isPending))
    .for('update', { skipLocked: true });
  const claimed = free.map(({ id }) => id);
  if (claimed.length) await markUnderWay(transaction, queue, { claimed, until: new Date(now.getTime() + claimMs) });
  return claimed;
}

async function markUnderWay(
  transaction: Transaction,
  queue: Queue,
  { claimed, until }: { claimed: string[]; until: Date },
): Promise<void> {
  await transaction
    .update(queue as PgTable)
    .set({ attempts: sql`${queue.attempts} + 1`, nextAt: until, lastError: underWay })
    .where(inArray(queue.id, claimed));
}
