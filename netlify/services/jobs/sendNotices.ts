import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { notices } from '../../database/workTables';
import { RecipientRefusedError } from '../../platform/messages/recipientRefusedError';
import type { AppContext } from '../context/appContext';
import {
  claimMs,
  deliverNotice,
  logSendFailure,
  markFailed,
  markSent,
  sendStored,
  type NoticeRow,
} from '../messages/notices/sendNotice';
import type { NoticeText } from '../messages/notices/queueNotice';
import { recordRefusedRecipient } from '../messages/notices/suppressions';
import { claimFairly } from '../messages/sending/claimFairly';
import { createClaimPace, type ClaimPace } from '../messages/sending/claimPace';
import { isLastAttempt } from '../messages/sending/nextRetryState';
import { sendClaimed } from '../messages/sending/sendClaimed';
import { composeUpdate } from '../orders/updates/composeUpdate';
import { composeAlert } from '../alerts/composeAlert';
import { composeRejection } from '../staff/reviews/composeRejection';
import { checkPriceMail } from '../alerts/prices/checkPriceMail';
import { settleAlerts, type AlertOutcome } from '../alerts/settleAlerts';

/** Per process. Emails all go through one server, so if it hangs, text messages must not wait for it. */
const maxConcurrent = { email: 32, sms: 8, push: 8 } as const;
type Channel = keyof typeof maxConcurrent;

/** Per mail domain, for all stock alerts, and for all text messages. */
const perLane = 8;
/** With the last attempts, this stays below a scheduled function's 30 seconds. */
const maxRunMs = 10_000;
const paces: Record<Channel, ClaimPace> = {
  email: createClaimPace(),
  sms: createClaimPace(),
  push: createClaimPace(),
};

/** A restock can make thousands of alerts due, so alerts share a lane that leaves room for order updates. */
const lane = sql`case
  when ${notices.alertUserId} is not null then 'alerts'
  when ${notices.channel} <> 'email' then ${notices.channel}
  else split_part(${notices.recipient}, '@', 2) end`;

async function claim({ database, clock }: AppContext, channel: Channel, limit: number) {
  return database.transaction(async (transaction) => {
    const where = eq(notices.channel, channel);
    const rules = { doneAt: notices.sentAt, lane, perLane, limit, claimMs, where, now: clock() };
    const ids = await claimFairly(transaction, notices, rules);
    return ids.length ? transaction.select().from(notices).where(inArray(notices.id, ids)) : [];
  });
}

const outcomeNames = ['sent', 'failed', 'dead', 'dropped', 'postponed'] as const;
type Outcome = (typeof outcomeNames)[number];
type NoticeCounts = Record<Outcome, number>;

/** False for messages that are composed or checked again when they are sent. */
const isStored = ({ orderId, alertUserId, reviewId }: NoticeRow): boolean =>
  orderId === null && alertUserId === null && reviewId === null;

type Composed = (NoticeText & { alertIds?: string[] }) | { notBefore: Date } | null;

function compose(context: AppContext, notice: NoticeRow): Promise<Composed> {
  if (notice.orderId !== null) return composeUpdate(context, notice);
  if (notice.reviewId !== null) return composeRejection(context, notice);
  return notice.alertSlug === null ? checkPriceMail(context, notice) : composeAlert(context, notice);
}

type EndMessage = (database: Database | Transaction) => Promise<unknown>;

const removal =
  ({ id }: NoticeRow): EndMessage =>
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
  }: { notice: NoticeRow; endMessage: EndMessage; outcome?: AlertOutcome; alertIds?: string[] },
): Promise<void> {
  if (notice.alertSlug === null) await endMessage(context.database);
  else await settleAlerts(context, { queued: notice, outcome, alertIds }, endMessage);
}

async function dropNotice(
  context: AppContext,
  notice: NoticeRow,
  alerts: { outcome?: AlertOutcome; alertIds?: string[] } = {},
): Promise<Outcome> {
  await endNotice(context, { notice, endMessage: removal(notice), ...alerts });
  return 'dropped';
}

/** Drops the update, or the stock notice with its alerts. */
async function recordRefusal(context: AppContext, notice: NoticeRow, error: RecipientRefusedError): Promise<Outcome> {
  await recordRefusedRecipient(context, notice, error);
  return dropNotice(context, notice, { outcome: 'removed' });
}

async function recordFailure(
  context: AppContext,
  notice: NoticeRow,
  { error, alertIds }: { error: unknown; alertIds?: string[] },
): Promise<Outcome> {
  // After a day the news is outdated, so the alerts wait for the next restock.
  if (notice.alertUserId !== null && isLastAttempt(notice.attempts))
    return dropNotice(context, notice, { outcome: 'waiting', alertIds });
  return markFailed(context, notice, error);
}

/** Waiting for the morning is no failed attempt. */
async function postpone({ database }: AppContext, { id, attempts }: NoticeRow, nextAt: Date): Promise<Outcome> {
  await database
    .update(notices)
    .set({ nextAt, attempts: attempts - 1, lastError: null })
    .where(eq(notices.id, id));
  return 'postponed';
}

async function sendComposed(context: AppContext, notice: NoticeRow): Promise<Outcome> {
  let alertIds: string[] | undefined;
  try {
    const message = await compose(context, notice);
    if (!message) return await dropNotice(context, notice);
    if ('notBefore' in message) return await postpone(context, notice, message.notBefore);
    alertIds = message.alertIds;
    await deliverNotice(context, notice, message);
  } catch (error) {
    if (error instanceof RecipientRefusedError) return recordRefusal(context, notice, error);
    return recordFailure(context, notice, { error, alertIds });
  }
  const sentAt = context.clock();
  const endMessage: EndMessage = (database) => markSent(database, notice, sentAt);
  await endNotice(context, { notice, endMessage, outcome: 'told', alertIds });
  return 'sent';
}

const send = (context: AppContext, notice: NoticeRow): Promise<Outcome> =>
  isStored(notice) ? sendStored(context, notice) : sendComposed(context, notice);

function sendChannel(context: AppContext, channel: Channel, signal?: AbortSignal): Promise<NoticeCounts> {
  const work = {
    claim: (limit: number) => claim(context, channel, limit),
    send: (notice: NoticeRow) => send(context, notice),
    outcomes: outcomeNames,
  };
  return sendClaimed(work, { maxConcurrent: maxConcurrent[channel], maxRunMs, pace: paces[channel], signal });
}

const channels = Object.keys(maxConcurrent) as Channel[];

/** Waits for all channels even if one fails, because the caller may close the database afterwards. */
async function sendChannels(context: AppContext, signal?: AbortSignal): Promise<NoticeCounts> {
  const results = await Promise.allSettled(channels.map((channel) => sendChannel(context, channel, signal)));
  const counts = results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  const total = (outcome: Outcome) => counts.reduce((sum, each) => sum + each[outcome], 0);
  return Object.fromEntries(outcomeNames.map((name) => [name, total(name)])) as NoticeCounts;
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
    logSendFailure(context, error);
    return { sent: 0, failed: 0, dead: 0, dropped: 0, postponed: 0 };
  }
}
