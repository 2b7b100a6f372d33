import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { pushMessages, pushSubscriptions } from '../../../database/pushTables';

/** Queues a notification for each of the account's browsers. Called twice, it shows once, because browsers replace by tag. */
export async function queueUserPushes(
  transaction: Transaction,
  { userId, text, now }: { userId: string; text: string; now: Date },
): Promise<void> {
  // Lock subscriptions before their messages, as deleting one does.
  const browsers = await transaction
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id))
    .for('key share');
  const messages = browsers.map(({ id }) => ({ subscriptionId: id, text, nextAt: now, createdAt: now }));
  if (messages.length) await transaction.insert(pushMessages).values(messages);
}
