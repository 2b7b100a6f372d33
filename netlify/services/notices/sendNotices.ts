import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { notices } from '../../database/schema';
import type { AppContext } from '../appContext';
import { countOutcomes, runBatches } from '../sending/runBatches';
import { retryState } from '../sending/tries';
import { describeSendFailure } from './describeSendFailure';
import { smsText } from './smsText';

/** Longer than a mail server's timeouts, so that no two processes send the same notice at once. */
const claimMs = 120_000;
const batch = 10;
/** Together with the last batch, less than the 30-second limit of a scheduled function. */
const longest = 10_000;

const isDue = (now: Date) => and(isNull(notices.sentAt), isNull(notices.deadAt), lte(notices.nextAt, now));

/** Claims due notices, or the one with this id, for this process: counts the try and schedules the next before sending anything. */
async function claim({ database, clock }: AppContext, id?: string) {
  const now = clock();
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: notices.id })
      .from(notices)
      .where(and(isDue(now), id ? eq(notices.id, id) : undefined))
      .orderBy(asc(notices.nextAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    if (!due.length) return [];
    return transaction
      .update(notices)
      .set({ attempts: sql`${notices.attempts} + 1`, nextAt: new Date(now.getTime() + claimMs) })
      .where(
        inArray(
          notices.id,
          due.map((each) => each.id),
        ),
      )
      .returning();
  });
}

type Claimed = Awaited<ReturnType<typeof claim>>[number];
const outcomeNames = ['sent', 'failed', 'dead'] as const;
type Outcome = (typeof outcomeNames)[number];
type NoticeCounts = Record<Outcome, number>;

/** Content and recipient are erased once a notice is sent. */
const forgotten = { recipient: '', subject: '', text: '' };

async function send(
  context: AppContext,
  { id, channel, recipient, subject, text, attempts }: Claimed,
): Promise<Outcome> {
  const { database, sendMail, sendSms, clock } = context;
  const row = eq(notices.id, id);
  try {
    await (channel === 'email'
      ? sendMail({ to: recipient, subject, text })
      : sendSms({ to: recipient, text: smsText(text) }));
  } catch (error) {
    const next = retryState(attempts, clock());
    await database
      .update(notices)
      .set({ lastError: describeSendFailure(error), ...next })
      .where(row);
    return next.deadAt ? 'dead' : 'failed';
  }
  await database
    .update(notices)
    .set({ ...forgotten, sentAt: clock(), lastError: null })
    .where(row);
  return 'sent';
}

async function sendBatch(context: AppContext, id?: string): Promise<NoticeCounts> {
  const claimed = await claim(context, id);
  const outcomes = await Promise.all(claimed.map((notice) => send(context, notice)));
  return countOutcomes(outcomeNames, outcomes);
}

const complain = ({ log }: AppContext, error: unknown) =>
  log.error('Messages to shoppers could not be sent', { job: 'notices', error });

/**
 * Tries one notice right after the commit that queued it, so that it does not wait for the next run. Never throws: a failed
 * one is sent by a later run.
 */
export async function sendNotice(context: AppContext, id: string): Promise<void> {
  await sendBatch(context, id).catch((error: unknown) => complain(context, error));
}

/**
 * One run: sends due notices in batches until none is left, the time is up or `signal` ends it. Each notice is tried ten
 * times with growing delays. Never throws. Runs of several processes may overlap. If a process crashes between sending a
 * notice and recording it, that notice is sent again.
 */
export async function sendNotices(context: AppContext, signal?: AbortSignal): Promise<NoticeCounts> {
  const sum: NoticeCounts = { sent: 0, failed: 0, dead: 0 };
  const note = (counts: NoticeCounts) => outcomeNames.forEach((outcome) => (sum[outcome] += counts[outcome]));
  try {
    await runBatches(() => sendBatch(context), note, { longest, signal });
    if (sum.dead)
      context.log.error('Gave up on messages to shoppers; see notices.last_error', {
        job: 'notices',
        count: sum.dead,
      });
  } catch (error) {
    complain(context, error);
  }
  return sum;
}
