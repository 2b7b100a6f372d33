import type { Transaction } from '../../database/client';
import { notices } from '../../database/schema';
import type { Destination } from '../auth/destination';

export interface NoticeText {
  /** Of e-mail; a text message has none. */
  subject: string;
  text: string;
}

interface Notice extends NoticeText {
  to: Destination;
  now: Date;
}

/**
 * Writes what a shopper must be told, in the transaction that causes it, and gives its id: it is sent if, and only if,
 * that transaction commits (D-22).
 */
export async function queueNotice(transaction: Transaction, { to, subject, text, now }: Notice): Promise<string> {
  const [queued] = await transaction
    .insert(notices)
    .values({
      channel: to.channel === 'email' ? 'email' : 'sms',
      recipient: to.value,
      subject,
      text,
      nextAt: now,
      createdAt: now,
    })
    .returning({ id: notices.id });
  return queued!.id;
}
