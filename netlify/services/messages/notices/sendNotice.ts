import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { notices } from '../../../database/workTables';
import { rootCause, rootErrorCode, sanitizeError } from '../../../platform/log/sanitizeError';
import { InsecureMailError } from '../../../platform/messages/insecureMailError';
import { RecipientRefusedError } from '../../../platform/messages/recipientRefusedError';
import { inMessage } from '../../../platform/tracing/queuedMessages';
import type { AppContext } from '../../context/appContext';
import { queueUserPushes } from '../push/queueUserPushes';
import { nextRetryState } from '../sending/nextRetryState';
import type { NoticeText } from './queueNotice';
import { smsText } from './smsText';
import { recordRefusedRecipient } from './suppressions';

export type NoticeRow = typeof notices.$inferSelect;

/** 'ECONNECTION', 'EENVELOPE 550'. Prefers codes, because mail servers repeat the address in their messages. */
export function describeSendFailure(error: unknown): string {
  const root = rootCause(error);
  const responseCode = root instanceof Error && 'responseCode' in root ? Number(root.responseCode) : NaN;
  const codes = [rootErrorCode(error), Number.isInteger(responseCode) ? responseCode : null].filter(
    (code) => code !== null,
  );
  return codes.length ? codes.join(' ') : sanitizeError(error).error.slice(0, 200);
}

/** Longer than a mail server's timeouts, so that no two processes send the same notice at once. */
export const claimMs = 120_000;

/** True for messages that are sent as they are stored, whatever happens after they were queued. */
const isStored = and(isNull(notices.orderId), isNull(notices.alertUserId), isNull(notices.reviewId));

async function claimOne({ database, clock }: AppContext, id: string): Promise<NoticeRow[]> {
  const now = clock();
  return database
    .update(notices)
    .set({ attempts: sql`${notices.attempts} + 1`, nextAt: new Date(now.getTime() + claimMs) })
    .where(
      and(
        eq(notices.id, id),
        // Others are composed or checked by the job when it sends them.
        isStored,
        isNull(notices.sentAt),
        isNull(notices.deadAt),
        lte(notices.nextAt, now),
      ),
    )
    .returning();
}

export async function deliverNotice(
  { sendMail, sendSms, database, clock }: AppContext,
  { id, channel, recipient: to, alertUserId }: NoticeRow,
  { subject, text, html, unsubscribeUrl, timezone }: NoticeText,
): Promise<void> {
  if (channel === 'push')
    return database.transaction((transaction) =>
      queueUserPushes(transaction, { userId: alertUserId!, text, timezone: timezone!, now: clock() }),
    );
  await (channel === 'email'
    ? sendMail({ to, id, subject, text, ...(html && { html }), ...(unsubscribeUrl && { unsubscribeUrl }) })
    : sendSms({ to, id, text: smsText(text) }));
}

const erasedContent = {
  recipient: '',
  subject: '',
  text: '',
  html: null,
  unsubscribeUrl: null,
  alertUserId: null,
  alertSlug: null,
  reviewId: null,
};

export async function markSent(database: Database | Transaction, { id }: NoticeRow, sentAt: Date): Promise<void> {
  const sentState = { ...erasedContent, sentAt, lastError: null, hasAccountLinks: true };
  await database.update(notices).set(sentState).where(eq(notices.id, id));
}

/** Schedules the next attempt, or gives up after the last one. */
export async function markFailed(
  { database, clock, log }: AppContext,
  { id, attempts }: NoticeRow,
  error: unknown,
): Promise<'failed' | 'dead'> {
  // Every message fails until a setting changes, so the operator must not wait for the first one that is given up.
  if (error instanceof InsecureMailError) log.error('The mail server is not secure', { job: 'notices', error });
  const next = nextRetryState(attempts, clock());
  await database
    .update(notices)
    .set({ lastError: describeSendFailure(error), ...next })
    .where(eq(notices.id, id));
  return next.deadAt ? 'dead' : 'failed';
}

async function markRefused({ database, clock }: AppContext, { id }: NoticeRow, error: unknown): Promise<'dead'> {
  const dead = { lastError: describeSendFailure(error), deadAt: clock() };
  await database.update(notices).set(dead).where(eq(notices.id, id));
  return 'dead';
}

/** Sends a notice whose text is stored. It becomes a dead letter if the recipient's server rejects it. */
export async function sendStored(context: AppContext, notice: NoticeRow): Promise<'sent' | 'failed' | 'dead'> {
  const { subject, text, html, unsubscribeUrl } = notice;
  try {
    await deliverNotice(context, notice, {
      subject,
      text,
      ...(html !== null && { html }),
      ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    });
  } catch (error) {
    if (!(error instanceof RecipientRefusedError)) return markFailed(context, notice, error);
    await recordRefusedRecipient(context, notice, error);
    return markRefused(context, notice, error);
  }
  await markSent(context.database, notice, context.clock());
  return 'sent';
}

export const logSendFailure = ({ log }: AppContext, error: unknown): void =>
  log.error('Messages to shoppers could not be sent', { job: 'notices', error });

/** Sends one stored notice right after its commit. Never throws: later runs of the job retry. */
export async function sendNotice(context: AppContext, id: string): Promise<void> {
  try {
    for (const notice of await claimOne(context, id)) await inMessage(id, () => sendStored(context, notice));
  } catch (error) {
    logSendFailure(context, error);
  }
}
