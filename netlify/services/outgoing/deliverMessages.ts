import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { outgoingMessages, providers } from '../../database/schema';
import { messageOf } from '../../platform/messageOf';
import { sendWebhook } from '../../platform/sendWebhook';
import type { AppContext } from '../appContext';
import { claimFairly } from '../sending/claimFairly';
import { sendClaimed } from '../sending/sendClaimed';
import { retryState } from '../sending/tries';

/** Longer than a try can last, so that no two processes send the same message at once. */
const claimMs = 30_000;
const maxConcurrent = 40;
/** Per dispensary. */
const perLane = 4;
/** Together with ten seconds for the last tries, the longest a job run may take. */
const maxRunMs = 15_000;

interface Claimed {
  id: string;
  payload: Record<string, unknown>;
  attempts: number;
  secret: string;
  /** The secret before, while a new one replaces it. */
  previous: string | null;
  url: string;
}

const isReachable = sql`exists (select 1 from ${providers} where ${and(
  eq(providers.id, outgoingMessages.providerId),
  isNotNull(providers.webhookUrl),
)})`;

/** Claims due messages for this process. */
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

export const deliveryOutcomes = ['delivered', 'failed', 'dead'] as const;
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
    const lastError = messageOf(error).slice(0, 500);
    const next = retryState(attempts, clock());
    await database
      .update(outgoingMessages)
      .set({ lastError, ...next })
      .where(row);
    return next.deadAt ? 'dead' : 'failed';
  }
}

export type Deliveries = Record<Outcome, number>;

/**
 * Sends due messages, signed, to their providers' webhooks until none is left, the time is up or `signal` ends it. Each is
 * tried ten times with growing delays, and a webhook that hangs holds at most a few at once. Messages to a provider without a
 * webhook URL wait, without counting tries, until it has one; such a provider reads its orders with `orders.list`.
 */
export function deliverMessages(context: AppContext, signal?: AbortSignal): Promise<Deliveries> {
  const work = {
    claim: (limit: number) => claim(context, limit),
    send: (message: Claimed) => deliver(context, message, signal),
    outcomes: deliveryOutcomes,
  };
  return sendClaimed(work, { maxConcurrent, maxRunMs, signal });
}
