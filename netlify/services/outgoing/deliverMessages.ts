import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { outgoingMessages, providers } from '../../database/schema';
import { messageOf } from '../../platform/messageOf';
import { sendWebhook } from '../../platform/sendWebhook';
import type { AppContext } from '../appContext';
import { countOutcomes } from '../sending/runBatches';
import { retryState } from '../sending/tries';

/** Longer than a try can last, so that no two processes send the same message at once. */
const claimMs = 30_000;
const batch = 20;

interface Claimed {
  id: string;
  payload: Record<string, unknown>;
  attempts: number;
  secret: string;
  url: string;
}

const isWaiting = and(isNull(outgoingMessages.deliveredAt), isNull(outgoingMessages.deadAt));

/** Claims due messages for this process: counts the try and schedules the next before sending anything. */
async function claim(database: Database, now: Date): Promise<Claimed[]> {
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select({
        id: outgoingMessages.id,
        payload: outgoingMessages.payload,
        attempts: sql<number>`${outgoingMessages.attempts} + 1`.mapWith(Number),
        secret: providers.webhookSecret,
        url: sql<string>`${providers.webhookUrl}`,
      })
      .from(outgoingMessages)
      .innerJoin(providers, eq(providers.id, outgoingMessages.providerId))
      .where(and(isWaiting, lte(outgoingMessages.nextAt, now), isNotNull(providers.webhookUrl)))
      .orderBy(asc(outgoingMessages.nextAt))
      .limit(batch)
      .for('update', { of: outgoingMessages, skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length) {
      await transaction
        .update(outgoingMessages)
        .set({ attempts: sql`${outgoingMessages.attempts} + 1`, nextAt: new Date(now.getTime() + claimMs) })
        .where(inArray(outgoingMessages.id, ids));
    }
    return due;
  });
}

export const deliveryOutcomes = ['delivered', 'failed', 'dead'] as const;
type Outcome = (typeof deliveryOutcomes)[number];

async function deliver(
  { database, settings, clock }: AppContext,
  { id, payload, attempts, secret, url }: Claimed,
  signal?: AbortSignal,
): Promise<Outcome> {
  const row = eq(outgoingMessages.id, id);
  try {
    const message = { id, at: new Date(), body: JSON.stringify(payload) };
    await sendWebhook(url, { message, secret, targets: settings.webhookTargets, signal });
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
 * Sends one batch of due messages, signed, to their providers' webhooks. Each message is tried ten times with growing
 * delays. Messages to a provider without a webhook URL wait, without counting tries, until it has one; such a provider
 * reads its orders with `orders.list`.
 */
export async function deliverMessages(context: AppContext, signal?: AbortSignal): Promise<Deliveries> {
  const claimed = await claim(context.database, context.clock());
  const outcomes = await Promise.all(claimed.map((message) => deliver(context, message, signal)));
  return countOutcomes(deliveryOutcomes, outcomes);
}
