import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { outgoingMessages } from '../../../database/providerTables';
import type { AppContext } from '../../context/appContext';

type QueueContext = Pick<AppContext, 'database' | 'clock'>;

export interface DeadMessage {
  id: string;
  providerId: string;
  type: string;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  deadAt: string;
}

export async function listDeadMessages({ database }: Pick<QueueContext, 'database'>): Promise<DeadMessage[]> {
  const rows = await database
    .select({
      id: outgoingMessages.id,
      providerId: outgoingMessages.providerId,
      type: sql<string>`coalesce(${outgoingMessages.payload} ->> 'type', '')`,
      attempts: outgoingMessages.attempts,
      lastError: outgoingMessages.lastError,
      createdAt: outgoingMessages.createdAt,
      deadAt: outgoingMessages.deadAt,
    })
    .from(outgoingMessages)
    .where(isNotNull(outgoingMessages.deadAt))
    .orderBy(asc(outgoingMessages.createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    deadAt: row.deadAt!.toISOString(),
  }));
}

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Keeps the message id, which the dispensary may already know. Returns how many were queued. */
export async function retryDeadMessages({ database, clock }: QueueContext, which: string): Promise<number> {
  if (which !== 'all' && !isId(which)) return 0;
  const queued = await database
    .update(outgoingMessages)
    .set({ attempts: 0, nextAt: clock(), deadAt: null })
    .where(and(isNotNull(outgoingMessages.deadAt), which === 'all' ? undefined : eq(outgoingMessages.id, which)))
    .returning({ id: outgoingMessages.id });
  return queued.length;
}
