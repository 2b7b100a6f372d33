import type { Transaction } from '../../../database/client';
import { notices } from '../../../database/workTables';
import { tracedMessage } from '../../../platform/tracing/queuedMessages';
import type { Destination } from '../../people/destination';

export interface NoticeText {
  /** The shopper's, for a push, which must not ring at night. */
  timezone?: string;
  subject: string;
  text: string;
  html?: string;
  unsubscribeUrl?: string;
}

interface Notice extends NoticeText {
  to: Destination;
  /** The account whose alert it is about, which is checked again before sending. */
  alertUserId?: string;
  /** The rejected review that it is about, from which it is composed when it is sent. */
  reviewId?: string;
  now: Date;
}

/** Runs in the transaction that causes the notice, so it is sent only if that commits. */
export async function queueNotice(
  transaction: Transaction,
  { to, subject, text, html, unsubscribeUrl, alertUserId, reviewId, now }: Notice,
): Promise<string> {
  const [queued] = await transaction
    .insert(notices)
    .values({
      ...tracedMessage(),
      channel: to.channel === 'email' ? 'email' : 'sms',
      recipient: to.value,
      subject,
      text,
      html: html ?? null,
      unsubscribeUrl: unsubscribeUrl ?? null,
      alertUserId: alertUserId ?? null,
      reviewId: reviewId ?? null,
      nextAt: now,
      createdAt: now,
    })
    .returning({ id: notices.id });
  return queued!.id;
}
