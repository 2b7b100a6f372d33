import { lt, or } from 'drizzle-orm';
import { oneTimeCodes, outgoingMessages, rateLimits, sessions, webhookReceipts } from '../../database/schema';
import type { AppContext } from '../appContext';
import { ageLimit, idleLimit } from '../auth/readSession';

const hour = 3_600_000;
const day = 24 * hour;
/** Far longer than the five minutes in which a message's signature holds (D-15). */
const receiptsKept = day;
/** A message repeats a shopper's name, number and address: kept as long as a dispensary may ask what it was sent. */
const messagesKept = 30 * day;

/**
 * Deletes what no longer counts: codes, sessions and limits that have run out, ids of old webhooks, delivered messages.
 * Each is one statement, which asks a row that another process changes meanwhile again: several may run at once.
 */
export async function deleteExpiredRows({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  const now = clock().getTime();
  const ago = (milliseconds: number) => new Date(now - milliseconds);
  await database.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, ago(0)));
  await database
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, ago(idleLimit)), lt(sessions.createdAt, ago(ageLimit))));
  // An hour's grace: the limits go by the clock of the process that took them.
  await database.delete(rateLimits).where(lt(rateLimits.expire, now - hour));
  await database.delete(webhookReceipts).where(lt(webhookReceipts.receivedAt, ago(receiptsKept)));
  await database.delete(outgoingMessages).where(lt(outgoingMessages.deliveredAt, ago(messagesKept)));
}
