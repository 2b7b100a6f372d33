import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../netlify/database/client';

export const queueNames = ['emails', 'text messages', 'alerts', 'messages to the dispensary'] as const;
export type QueueName = (typeof queueNames)[number];

interface Message {
  [column: string]: unknown;
  queue: QueueName;
  id: string;
  sent_ms: number | null;
  is_dead: boolean;
}

/** The outcome for messages that waited when a dependency came back. */
export interface Recovery {
  queue: QueueName;
  waited: number;
  sent: number;
  /** Newer news about the same order replaced them. */
  replaced: number;
  givenUp: number;
  /** Not sent before this script stopped waiting. */
  left: number;
  /** From the dependency's return until the last of them was sent, or null if none was. */
  lastMs: number | null;
}

const toMs = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::float8`);

const messages = sql`
  SELECT CASE channel WHEN 'email' THEN 'emails' ELSE 'text messages' END AS queue, id,
    ${toMs('sent_at')} AS sent_ms, dead_at IS NOT NULL AS is_dead FROM notices
  UNION ALL SELECT 'alerts', id, ${toMs('sent_at')}, dead_at IS NOT NULL FROM push_messages
  UNION ALL SELECT 'messages to the dispensary', id, ${toMs('delivered_at')}, dead_at IS NOT NULL FROM outgoing_messages`;

export async function readWaiting(database: Database): Promise<Message[]> {
  const { rows } = await database.execute<Message>(
    sql`SELECT * FROM (${messages}) AS message WHERE sent_ms IS NULL AND NOT is_dead`,
  );
  return rows;
}

async function readAgain(database: Database, waiting: readonly Message[]): Promise<Message[]> {
  const ids = sql.param(waiting.map(({ id }) => id));
  const { rows } = await database.execute<Message>(
    sql`SELECT * FROM (${messages}) AS message WHERE id = any(${ids}::uuid[])`,
  );
  return rows;
}

const isPending = ({ sent_ms, is_dead }: Message) => sent_ms === null && !is_dead;

function summarizeRecovery(before: readonly Message[], after: readonly Message[], backAtMs: number): Recovery[] {
  return queueNames.map((queue) => {
    const waited = before.filter((message) => message.queue === queue).length;
    const found = after.filter((message) => message.queue === queue);
    const sentTimes = found.flatMap(({ sent_ms }) => sent_ms ?? []);
    return {
      queue,
      waited,
      sent: sentTimes.length,
      replaced: waited - found.length,
      givenUp: found.filter(({ is_dead }) => is_dead).length,
      left: found.filter(isPending).length,
      lastMs: sentTimes.length ? Math.max(0, Math.max(...sentTimes) - backAtMs) : null,
    };
  });
}

/** Waits until none of these messages is pending, and returns what became of them. */
export async function awaitRecovery(
  database: Database,
  waiting: readonly Message[],
  { backAtMs, limitMs }: { backAtMs: number; limitMs: number },
): Promise<Recovery[]> {
  for (;;) {
    const found = waiting.length ? await readAgain(database, waiting) : [];
    if (!found.some(isPending) || Date.now() - backAtMs > limitMs) return summarizeRecovery(waiting, found, backAtMs);
    await pause(500);
  }
}
