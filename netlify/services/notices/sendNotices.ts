import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { notices } from '../../database/schema';
import type { AppContext } from '../appContext';
import { countOutcomes, runBatches } from '../sending/runBatches';
import { afterFailedTry } from '../sending/tries';
import { faultOf } from './faultOf';
import { smsText } from './smsText';

/** Longer than a mail server can keep one waiting, so that no two processes send one notice at once. */
const claimMs = 120_000;
const batch = 10;
/** With the last batch, less than a scheduled function's thirty seconds. */
const longest = 10_000;

const isDue = (now: Date) => and(isNull(notices.sentAt), isNull(notices.deadAt), lte(notices.nextAt, now));

/** Takes due notices, or the one with this id, for this process: counts the try and puts the next one off before anything is sent. */
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

/** What a notice said and to whom is nobody's business once it has gone. */
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
    const next = afterFailedTry(attempts, clock());
    await database
      .update(notices)
      .set({ lastError: faultOf(error), ...next })
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
 * Tries one notice now, right after the commit that queued it, so that its reader need not wait for the next round.
 * Never throws: what fails is sent by a round.
 */
export async function sendNotice(context: AppContext, id: string): Promise<void> {
  await sendBatch(context, id).catch((error: unknown) => complain(context, error));
}

/**
 * One round: sends the notices that are due, batch by batch, each tried ten times at growing pauses, until none is, the
 * time of a round is over or `signal` ends it (D-22). Never throws; rounds of several processes may overlap. A process
 * that dies between sending and writing it down sends that notice again.
 */
export async function sendNotices(context: AppContext, signal?: AbortSignal): Promise<NoticeCounts> {
  const sum: NoticeCounts = { sent: 0, failed: 0, dead: 0 };
  const note = (counts: NoticeCounts) => outcomeNames.forEach((outcome) => (sum[outcome] += counts[outcome]));
  try {
    await runBatches(() => sendBatch(context), note, { longest, signal });
    if (sum.dead)
      context.log.error('Gave up messages to shoppers; notices.last_error says why', {
        job: 'notices',
        count: sum.dead,
      });
  } catch (error) {
    complain(context, error);
  }
  return sum;
}
