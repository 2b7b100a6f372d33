import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { pushMessages, pushSubscriptions } from '../../../database/pushTables';

interface UserPush {
  userId: string;
  text: string;
  timezone: string;
  now: Date;
}

/** Queues news that can wait until the morning, for each of the account's browsers. Called twice, it shows once, because browsers replace by tag. */
export async function queueUserPushes(
  transaction: Transaction,
  { userId, text, timezone, now }: UserPush,
): Promise<void> {
  // Lock subscriptions before their messages, as deleting one does.
  const browsers = await transaction
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id))
    .for('key share');
  const messages = browsers.map(({ id }) => ({ subscriptionId: id, text, timezone, nextAt: now, createdAt: now }));
  if (messages.length) await transaction.insert(pushMessages).values(messages);
}
