import type { Transaction } from '../../database/client';
import { notices } from '../../database/schema';
import type { Destination } from '../auth/destination';

export interface NoticeText {
  /** For email. Text messages have no subject. */
  subject: string;
  text: string;
  /** The same as HTML, for email. */
  html?: string;
}

interface Notice extends NoticeText {
  to: Destination;
  now: Date;
}

/**
 * Queues a message to the shopper in the transaction that causes it, and returns its id. It is sent if and only if that
 * transaction commits.
 */
export async function queueNotice(transaction: Transaction, { to, subject, text, html, now }: Notice): Promise<string> {
  const [queued] = await transaction
    .insert(notices)
    .values({
      channel: to.channel === 'email' ? 'email' : 'sms',
      recipient: to.value,
      subject,
      text,
      html: html ?? null,
      nextAt: now,
      createdAt: now,
    })
    .returning({ id: notices.id });
  return queued!.id;
}
