import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { notices } from '../../database/workTables';
import { rootCause, rootErrorCode, sanitizeError } from '../../platform/log/sanitizeError';
import { RecipientRefusedError } from '../../platform/messages/recipientRefusedError';
import type { AppContext } from '../context/appContext';
import { claimFairly } from '../messages/sending/claimFairly';
import { createClaimPace, type ClaimPace } from '../messages/sending/claimPace';
import { nextRetryState } from '../messages/sending/nextRetryState';
import { sendClaimed } from '../messages/sending/sendClaimed';
import { composeAlert } from '../stockAlerts/composeAlert';
import { settleAlerts, type AlertOutcome } from '../stockAlerts/settleAlerts';
import { composeUpdate, type ComposedMessage } from '../orders/updates/composeUpdate';
import { smsText } from '../messages/notices/smsText';
import { recordRefusedRecipient } from '../messages/notices/suppressions';

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
const claimMs = 120_000;
/** Per process. Emails all go through one server, so if it hangs, text messages must not wait for it. */
const maxConcurrent = { email: 32, sms: 8 } as const;
type Channel = keyof typeof maxConcurrent;

/** Per mail domain, for all stock alerts, and for all text messages. */
const perLane = 8;
/** With the last attempts, this stays below a scheduled function's 30 seconds. */
const maxRunMs = 10_000;
const paces: Record<Channel, ClaimPace> = { email: createClaimPace(), sms: createClaimPace() };

/** A restock can make thousands of alerts due, so alerts share a lane that leaves room for order updates. */
const lane = sql`case
  when ${notices.channel} = 'sms' then 'sms'
  when ${notices.alertUserId} is not null then 'alerts'
  else split_part(${notices.recipient}, '@', 2) end`;

async function claim({ database, clock }: AppContext, channel: Channel, limit: number) {
  return database.transaction(async (transaction) => {
    const where = eq(notices.channel, channel);
    const rules = { doneAt: notices.sentAt, lane, perLane, limit, claimMs, where, now: clock() };
    const ids = await claimFairly(transaction, notices, rules);
    return ids.length ? transaction.select().from(notices).where(inArray(notices.id, ids)) : [];
  });
}

async function claimOne({ database, clock }: AppContext, id: string) {
  const now = clock();
  return database
    .update(notices)
    .set({ attempts: sql`${notices.attempts} + 1`, nextAt: new Date(now.getTime() + claimMs) })
    .where(and(eq(notices.id, id), isNull(notices.sentAt), isNull(notices.deadAt), lte(notices.nextAt, now)))
    .returning();
}

type Claimed = typeof notices.$inferSelect;
const outcomeNames = ['sent', 'failed', 'dead', 'dropped'] as const;
type Outcome = (typeof outcomeNames)[number];
type NoticeCounts = Record<Outcome, number>;

const erasedContent = { recipient: '', subject: '', text: '', html: null, alertUserId: null, alertSlug: null };

/** Order updates and stock alerts are written when they are sent. */
function compose(context: AppContext, notice: Claimed): Promise<(ComposedMessage & { alertIds?: string[] }) | null> {
  if (notice.orderId !== null) return composeUpdate(context, notice);
  if (notice.alertUserId !== null) return composeAlert(context, notice);
  const { subject, text, html } = notice;
  return Promise.resolve({ subject, text, ...(html !== null && { html }) });
}

type EndMessage = (database: Database | Transaction) => Promise<unknown>;

const removal =
  ({ id }: Claimed): EndMessage =>
  (database) =>
    database.delete(notices).where(eq(notices.id, id));

/** A stock notice also settles its alerts: those that it listed, or all that are due. */
async function endNotice(
  context: AppContext,
  {
    notice,
    endMessage,
    outcome,
    alertIds,
  }: { notice: Claimed; endMessage: EndMessage; outcome?: AlertOutcome; alertIds?: string[] },
): Promise<void> {
  if (notice.alertUserId === null) await endMessage(context.database);
  else await settleAlerts(context, { queued: notice, outcome, alertIds }, endMessage);
}

async function dropNotice(
  context: AppContext,
  notice: Claimed,
  alerts: { outcome?: AlertOutcome; alertIds?: string[] } = {},
): Promise<Outcome> {
  await endNotice(context, { notice, endMessage: removal(notice), ...alerts });
  return 'dropped';
}

/** Drops updates about orders and stock; other notices become dead letters. */
async function recordRefusal(context: AppContext, notice: Claimed, error: RecipientRefusedError): Promise<Outcome> {
  const { database, clock } = context;
  await recordRefusedRecipient(context, notice, error);
  if (notice.orderId !== null) return dropNotice(context, notice);
  if (notice.alertUserId !== null) return dropNotice(context, notice, { outcome: 'removed' });
  const dead = { lastError: describeSendFailure(error), deadAt: clock() };
  await database.update(notices).set(dead).where(eq(notices.id, notice.id));
  return 'dead';
}

async function recordFailure(
  context: AppContext,
  notice: Claimed,
  { error, alertIds }: { error: unknown; alertIds?: string[] },
): Promise<Outcome> {
  const { database, clock } = context;
  const { id, attempts } = notice;
  const next = nextRetryState(attempts, clock());
  // After a day the news is outdated, so the alerts wait for the next restock.
  if (next.deadAt && notice.alertUserId !== null) return dropNotice(context, notice, { outcome: 'waiting', alertIds });
  await database
    .update(notices)
    .set({ lastError: describeSendFailure(error), ...next })
    .where(eq(notices.id, id));
  return next.deadAt ? 'dead' : 'failed';
}

async function send(context: AppContext, notice: Claimed): Promise<Outcome> {
  const { sendMail, sendSms, clock } = context;
  const { channel, recipient: to } = notice;
  let alertIds: string[] | undefined;
  try {
    const message = await compose(context, notice);
    if (!message) return await dropNotice(context, notice);
    const { subject, text, html, unsubscribeUrl } = message;
    alertIds = message.alertIds;
    await (channel === 'email'
      ? sendMail({ to, id: notice.id, subject, text, ...(html && { html }), ...(unsubscribeUrl && { unsubscribeUrl }) })
      : sendSms({ to, text: smsText(text) }));
  } catch (error) {
    if (error instanceof RecipientRefusedError) return recordRefusal(context, notice, error);
    return recordFailure(context, notice, { error, alertIds });
  }
  const sentState = { ...erasedContent, sentAt: clock(), lastError: null, hasAccountLinks: true };
  const endMessage: EndMessage = (database) => database.update(notices).set(sentState).where(eq(notices.id, notice.id));
  await endNotice(context, { notice, endMessage, outcome: 'told', alertIds });
  return 'sent';
}

const logFailure = ({ log }: AppContext, error: unknown) =>
  log.error('Messages to shoppers could not be sent', { job: 'notices', error });

/** Sends one notice right after its commit. Never throws: later runs retry. */
export async function sendNotice(context: AppContext, id: string): Promise<void> {
  try {
    for (const notice of await claimOne(context, id)) await send(context, notice);
  } catch (error) {
    logFailure(context, error);
  }
}

function sendChannel(context: AppContext, channel: Channel, signal?: AbortSignal): Promise<NoticeCounts> {
  const work = {
    claim: (limit: number) => claim(context, channel, limit),
    send: (notice: Claimed) => send(context, notice),
    outcomes: outcomeNames,
  };
  return sendClaimed(work, { maxConcurrent: maxConcurrent[channel], maxRunMs, pace: paces[channel], signal });
}

/** Waits for both channels even if one fails, because the caller may close the database afterwards. */
async function sendChannels(context: AppContext, signal?: AbortSignal): Promise<NoticeCounts> {
  const [email, sms] = await Promise.allSettled([
    sendChannel(context, 'email', signal),
    sendChannel(context, 'sms', signal),
  ]);
  if (email.status === 'rejected') throw email.reason;
  if (sms.status === 'rejected') throw sms.reason;
  const total = (outcome: Outcome) => email.value[outcome] + sms.value[outcome];
  return { sent: total('sent'), failed: total('failed'), dead: total('dead'), dropped: total('dropped') };
}

/** Sends due notices, ten attempts each. Never throws. Safe to run concurrently; a crash may repeat a notice. */
export async function sendNotices(context: AppContext, signal?: AbortSignal): Promise<NoticeCounts> {
  try {
    const counts = await sendChannels(context, signal);
    if (counts.dead)
      context.log.error('Gave up on messages to shoppers; see notices.last_error', {
        job: 'notices',
        count: counts.dead,
      });
    return counts;
  } catch (error) {
    logFailure(context, error);
    return { sent: 0, failed: 0, dead: 0, dropped: 0 };
  }
}
