import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterQuietHours } from '../../../../src/domain/notification/quietHours';
import type { PushNotification } from '../../../../src/domain/notification/pushNotification';
import { pushMessages, pushSubscriptions } from '../../../database/pushTables';
import { isDenial, type Push, type PushOutcome, type WebPushSubscription } from '../../../platform/push/push';
import { getErrorMessage } from '../../../platform/getErrorMessage';
import type { AppContext } from '../../context/appContext';
import { claimFairly } from '../sending/claimFairly';
import { createClaimPace } from '../sending/claimPace';
import { sendClaimed } from '../sending/sendClaimed';
import { nextRetryState } from '../sending/nextRetryState';
import { deleteDeniedSubscriptions } from './deleteDeniedSubscriptions';
import { tryUnsealPush } from './pushSubscription';

/** Longer than an attempt, so that no two processes send the same message at once. */
const claimMs = 30_000;
const maxConcurrent = 60;
/** Per push service. There are only a few, so a hanging one must leave room for the others. */
const perLane = 15;
/** With ten seconds for the last batch, this stays below a scheduled function's 30 seconds. */
const maxRunMs = 15_000;
const pace = createClaimPace();
const maxAgeMs = 86_400_000;

const pushServiceLane = sql`(
  select coalesce(${pushSubscriptions.service}, ${pushSubscriptions.id}) from ${pushSubscriptions}
  where ${pushSubscriptions.id} = ${pushMessages.subscriptionId})`;

async function claim({ database, clock }: AppContext, limit: number) {
  const rules = {
    doneAt: pushMessages.sentAt,
    lane: pushServiceLane,
    perLane,
    limit,
    claimMs,
    now: clock(),
  };
  return database.transaction(async (transaction) => {
    const ids = await claimFairly(transaction, pushMessages, rules);
    if (!ids.length) return [];
    return transaction
      .select({
        id: pushMessages.id,
        orderId: pushMessages.orderId,
        text: pushMessages.text,
        timezone: pushMessages.timezone,
        createdAt: pushMessages.createdAt,
        attempts: pushMessages.attempts,
        subscriptionId: pushSubscriptions.id,
        sealed: pushSubscriptions.sealed,
      })
      .from(pushMessages)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
      .where(inArray(pushMessages.id, ids));
  });
}

type Claimed = Awaited<ReturnType<typeof claim>>[number];
const outcomeNames = ['sent', 'gone', 'failed', 'dead', 'postponed'] as const;
type Outcome = (typeof outcomeNames)[number];
type PushCounts = Record<Outcome, number>;

/** Up to 32 letters and digits, the same for all notifications with one tag, because a later one replaces earlier ones. */
const getTopic = ({ orderId, text }: Claimed): string =>
  orderId?.replaceAll('-', '') ??
  createHash('sha256')
    .update((JSON.parse(text) as PushNotification).tag)
    .digest('hex')
    .slice(0, 32);

/** Drops a damaged subscription, and retries one whose key is missing from the ring. */
function readSubscription(context: AppContext, { sealed }: Claimed): WebPushSubscription | PushOutcome {
  try {
    return tryUnsealPush(context, sealed) ?? { kind: 'gone' };
  } catch (error) {
    return { kind: 'later', error: getErrorMessage(error), retryAfterSeconds: 0 };
  }
}

async function trySending(
  context: AppContext,
  push: Push,
  { message, signal }: { message: Claimed; signal: AbortSignal | undefined },
): Promise<PushOutcome> {
  if (context.clock().getTime() - message.createdAt.getTime() >= maxAgeMs)
    return { kind: 'refused', error: 'older than a day', retryAfterSeconds: 0 };
  const subscription = readSubscription(context, message);
  if ('kind' in subscription) return subscription;
  const pushMessage = { text: message.text, topic: getTopic(message), ttlSeconds: maxAgeMs / 1000 };
  return push.send(subscription, pushMessage, signal);
}

async function recordOutcome(context: AppContext, message: Claimed, outcome: PushOutcome): Promise<Outcome> {
  const { database, clock } = context;
  const now = clock();
  const row = eq(pushMessages.id, message.id);
  if (outcome.kind === 'gone') {
    await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, message.subscriptionId));
    return 'gone';
  }
  if (outcome.kind === 'sent') {
    await database.update(pushMessages).set({ text: '', sentAt: now, lastError: null }).where(row);
    return 'sent';
  }
  const next = nextRetryState(message.attempts, now);
  const requestedAt = now.getTime() + outcome.retryAfterSeconds * 1000;
  const nextAt = new Date(Math.max(next.nextAt.getTime(), requestedAt));
  const deadAt = outcome.kind === 'refused' ? now : next.deadAt;
  await database.update(pushMessages).set({ lastError: outcome.error, nextAt, deadAt }).where(row);
  return deadAt ? 'dead' : 'failed';
}

/** Waiting for the morning is no failed attempt. */
async function postponeAtNight({ database, clock }: AppContext, { id, timezone, attempts }: Claimed): Promise<boolean> {
  const now = clock();
  const nextAt = timezone === null ? now : afterQuietHours(now, timezone);
  if (nextAt <= now) return false;
  await database
    .update(pushMessages)
    .set({ nextAt, attempts: attempts - 1, lastError: null })
    .where(eq(pushMessages.id, id));
  return true;
}

/** Safe to run concurrently; a crash may repeat a message, which browsers show once. */
export async function sendPushes(context: AppContext, signal?: AbortSignal): Promise<PushCounts> {
  const { push } = context;
  if (!push) return { sent: 0, gone: 0, failed: 0, dead: 0, postponed: 0 };
  const denied = new Set<string>();
  const work = {
    claim: (limit: number) => claim(context, limit),
    send: async (message: Claimed) => {
      if (await postponeAtNight(context, message)) return 'postponed';
      const outcome = await trySending(context, push, { message, signal });
      if (isDenial(outcome)) denied.add(message.subscriptionId);
      return recordOutcome(context, message, outcome);
    },
    outcomes: outcomeNames,
  };
  const counts = await sendClaimed(work, { maxConcurrent, maxRunMs, pace, signal });
  await deleteDeniedSubscriptions(context, denied);
  if (counts.dead)
    context.log.warn('Gave up on push messages; see push_messages.last_error', { job: 'pushes', count: counts.dead });
  return counts;
}
