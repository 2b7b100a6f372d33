import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { outgoingMessages } from '../../database/schema';
import type { AppContext } from '../appContext';

type Parts = Pick<AppContext, 'database' | 'clock'>;

/** What may be shown of a message that was given up: who it is for and what went wrong, nothing of the shopper. */
export interface DeadMessage {
  id: string;
  providerId: string;
  /** 'order.placed' */
  type: string;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  deadAt: string;
}

/** The messages to dispensaries that were given up, the oldest first (D-15). */
export async function listDeadMessages({ database }: Pick<Parts, 'database'>): Promise<DeadMessage[]> {
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

/**
 * Has the next round send a message that was given up, or all of them, as if for the first time: ten tries, under the id
 * that the dispensary may remember. Gives how many it was; 0 where no such message was given up.
 */
export async function retryDeadMessages({ database, clock }: Parts, which: string): Promise<number> {
  if (which !== 'all' && !isId(which)) return 0;
  const revived = await database
    .update(outgoingMessages)
    .set({ attempts: 0, nextAt: clock(), deadAt: null })
    .where(and(isNotNull(outgoingMessages.deadAt), which === 'all' ? undefined : eq(outgoingMessages.id, which)))
    .returning({ id: outgoingMessages.id });
  return revived.length;
}
