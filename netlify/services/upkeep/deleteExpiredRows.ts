import { and, isNull, lt, or } from 'drizzle-orm';
import {
  activations,
  idLinks,
  notices,
  loginCodes,
  oneTimeCodes,
  outgoingMessages,
  pastUses,
  pushMessages,
  pushSubscriptions,
  rateLimits,
  sessions,
  stripeEvents,
  webhookReceipts,
} from '../../database/schema';
import type { AppContext } from '../appContext';
import { ageLimit, idleLimit } from '../auth/readSession';

const hour = 3_600_000;
const day = 24 * hour;
/** Far longer than the five minutes in which a message's signature holds (D-15). */
const receiptsKept = day;
/** A message repeats a shopper's name, number and address: kept as long as a dispensary may ask what it was sent. */
const messagesKept = 30 * day;
/** Stripe tries an event again for three days. */
const eventsKept = 30 * day;
/** A push is worth nothing after a day; what failed may be looked at for a week. */
const pushesKept = 7 * day;
/** Longer than any session: a browser that is still signed in says on each order's page that it is there. */
const subscriptionsKept = 90 * day;
/** That a dispensary looked stays in `id_looks`. */
const linksKept = day;
/** Of a showing of the light that nobody confirmed. */
const activationsKept = day;

/**
 * Deletes what no longer counts: codes, sessions, limits and what deleted accounts had used that have run out, ids of old webhooks and events, messages
 * that arrived, pushes and browsers of old, unlocking that was given up. A message that did not arrive stays, for a
 * person to look at; a push does not, which is of no use by then. Each is one
 * statement, which asks a row that another process changes meanwhile again: several may run at once.
 */
export async function deleteExpiredRows({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  const now = clock().getTime();
  const ago = (milliseconds: number) => new Date(now - milliseconds);
  await database.delete(loginCodes).where(lt(loginCodes.expiresAt, ago(0)));
  await database.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, ago(0)));
  await database
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, ago(idleLimit)), lt(sessions.createdAt, ago(ageLimit))));
  // An hour's grace: the limits go by the clock of the process that took them.
  await database.delete(rateLimits).where(lt(rateLimits.expire, now - hour));
  await database.delete(webhookReceipts).where(lt(webhookReceipts.receivedAt, ago(receiptsKept)));
  await database.delete(outgoingMessages).where(lt(outgoingMessages.deliveredAt, ago(messagesKept)));
  await database.delete(notices).where(lt(notices.sentAt, ago(messagesKept)));
  await database.delete(pushMessages).where(lt(pushMessages.createdAt, ago(pushesKept)));
  await database.delete(pushSubscriptions).where(lt(pushSubscriptions.confirmedAt, ago(subscriptionsKept)));
  await database.delete(idLinks).where(lt(idLinks.expiresAt, ago(linksKept)));
  await database.delete(pastUses).where(lt(pastUses.expiresAt, ago(0)));
  await database.delete(stripeEvents).where(lt(stripeEvents.receivedAt, ago(eventsKept)));
  await database
    .delete(activations)
    .where(and(lt(activations.expiresAt, ago(activationsKept)), isNull(activations.confirmedAt)));
}
