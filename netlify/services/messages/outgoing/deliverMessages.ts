import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { outgoingMessages, providers } from '../../../database/providerTables';
import { getErrorMessage } from '../../../platform/getErrorMessage';
import { sendWebhook } from '../../../platform/webhooks/sendWebhook';
import type { AppContext } from '../../context/appContext';
import { claimFairly } from '../sending/claimFairly';
import { createClaimPace } from '../sending/claimPace';
import { nextRetryState } from '../sending/nextRetryState';
import { sendClaimed } from '../sending/sendClaimed';

/** Longer than an attempt, so that no two processes send the same message at once. */
const claimMs = 30_000;
const maxConcurrent = 40;
const perLane = 4;
/** With ten seconds for the last attempts, a job run takes at most 25 seconds. */
const maxRunMs = 15_000;
const pace = createClaimPace();

interface Claimed {
  id: string;
  payload: Record<string, unknown>;
  attempts: number;
  secret: string;
  previous: string | null;
  url: string;
}

const isReachable = sql`exists (select 1 from ${providers} where ${and(
  eq(providers.id, outgoingMessages.providerId),
  isNotNull(providers.webhookUrl),
)})`;

async function claim({ database, clock }: AppContext, limit: number): Promise<Claimed[]> {
  const doneAt = outgoingMessages.deliveredAt;
  const rules = { doneAt, lane: outgoingMessages.providerId, perLane, limit, claimMs, where: isReachable };
  return database.transaction(async (transaction) => {
    const ids = await claimFairly(transaction, outgoingMessages, { ...rules, now: clock() });
    if (!ids.length) return [];
    return transaction
      .select({
        id: outgoingMessages.id,
        payload: outgoingMessages.payload,
        attempts: outgoingMessages.attempts,
        secret: providers.webhookSecret,
        previous: sql<
          string | null
        >`case when ${providers.previousSecretUntil} > ${clock().toISOString()}::timestamptz then ${providers.previousWebhookSecret} end`,
        url: sql<string>`${providers.webhookUrl}`,
      })
      .from(outgoingMessages)
      .innerJoin(providers, eq(providers.id, outgoingMessages.providerId))
      .where(inArray(outgoingMessages.id, ids))
      .orderBy(asc(outgoingMessages.createdAt));
  });
}

const deliveryOutcomes = ['delivered', 'failed', 'dead'] as const;
type Outcome = (typeof deliveryOutcomes)[number];

async function deliver(
  { database, settings, clock }: AppContext,
  { id, payload, attempts, secret, previous, url }: Claimed,
  signal?: AbortSignal,
): Promise<Outcome> {
  const row = eq(outgoingMessages.id, id);
  try {
    const message = { id, at: clock(), body: JSON.stringify(payload) };
    const secrets = previous ? [secret, previous] : [secret];
    await sendWebhook(url, { message, secrets, targets: settings.webhookTargets, signal });
    await database.update(outgoingMessages).set({ deliveredAt: clock(), lastError: null }).where(row);
    return 'delivered';
  } catch (error) {
    const lastError = getErrorMessage(error).slice(0, 500);
    const next = nextRetryState(attempts, clock());
    await database
      .update(outgoingMessages)
      .set({ lastError, ...next })
      .where(row);
    return next.deadAt ? 'dead' : 'failed';
  }
}

export type Deliveries = Record<Outcome, number>;

/** Sends due messages, ten attempts each. Messages wait, without attempts, until their provider has a webhook URL. */
export function deliverMessages(context: AppContext, signal?: AbortSignal): Promise<Deliveries> {
  const work = {
    claim: (limit: number) => claim(context, limit),
    send: (message: Claimed) => deliver(context, message, signal),
    outcomes: deliveryOutcomes,
  };
  return sendClaimed(work, { maxConcurrent, maxRunMs, pace, signal });
}

export async function runOutgoing(context: AppContext, signal?: AbortSignal): Promise<Deliveries> {
  const counts = await deliverMessages(context, signal);
  for (const outcome of deliveryOutcomes) context.metrics.webhooksOut.inc({ outcome }, counts[outcome]);
  if (counts.dead)
    context.log.error('Gave up on messages to dispensaries; list them with: npm run outgoing -- list', {
      job: 'outgoing',
      count: counts.dead,
    });
  return counts;
}
