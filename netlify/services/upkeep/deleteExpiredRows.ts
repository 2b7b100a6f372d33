import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import {
  actionReceipts,
  activations,
  driverRuns,
  idLinks,
  notices,
  loginCodes,
  oneTimeCodes,
  orders,
  outgoingMessages,
  pastUses,
  pushMessages,
  pushSubscriptions,
  rateLimits,
  sessions,
  sharedPurges,
  staffCodes,
  staffSessions,
  stockAlerts,
  stripeEvents,
  webhookReceipts,
} from '../../database/schema';
import type { AppContext } from '../appContext';
import { isOpenOrder } from '../orders/isOpenOrder';
import { sessionMaxAgeMs, sessionIdleMs } from '../auth/readSession';
import { staffMaxAgeMs, staffIdleMs } from '../staff/readStaffSession';

const hour = 3_600_000;
const day = 24 * hour;
/** Much longer than the five minutes for which a message's signature is valid. */
const receiptRetention = day;
/** Messages contain a shopper's name, number and address. Dispensaries may ask about them for this long. */
const messageRetention = 30 * day;
/** Stripe retries an event for three days. */
const eventRetention = 30 * day;
/** A push message is useless after a day. Failed ones can be inspected for a week. */
const pushRetention = 7 * day;
/** Longer than any session. A browser that is still signed in renews its subscription on every order page. */
const subscriptionRetention = 90 * day;
/** The record of the dispensary's views stays in `id_looks`. */
const linkRetention = day;
/** For activations that were never confirmed. */
const activationRetention = day;
/** A phone that was offline may repeat an action much later than a tablet at the counter. */
const actionRetention = 7 * day;
/** Longer than the day in which a shopper gets one alert per product. */
const sentAlertRetention = 7 * day;
/** An alert that has waited this long is unlikely to be of use. */
const alertRetention = 180 * day;
/** A window's orders no longer count toward a network's share once it is over. A forgotten order does not keep its network. */
const originRetention = day;
/** The audit log keeps which driver took which orders. */
const runRetention = 30 * day;

/** Removes the networks of ended orders. Leaves out orders that are being changed, since they may lock each other. */
async function removeOrigins(database: AppContext['database'], latestEnd: Date): Promise<void> {
  const ended = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.originKey), or(not(isOpenOrder()), lt(orders.slotEnd, latestEnd))))
    .for('update', { skipLocked: true });
  await database.update(orders).set({ originKey: null }).where(inArray(orders.id, ended));
}

/**
 * Deletes expired rows: codes, sessions, limits, traces of deleted accounts, networks of ended orders, webhook and event ids, delivered messages, old
 * push messages and subscriptions, and abandoned activations. Undelivered messages stay for a person to look at; undelivered
 * push messages do not, because they are outdated. Each delete is one statement, which rechecks rows that another process
 * changes, so several processes may run it concurrently.
 */
export async function deleteExpiredRows({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  const now = clock().getTime();
  const ago = (milliseconds: number) => new Date(now - milliseconds);
  await database.delete(loginCodes).where(lt(loginCodes.expiresAt, ago(0)));
  await database.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, ago(0)));
  await database
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, ago(sessionIdleMs)), lt(sessions.createdAt, ago(sessionMaxAgeMs))));
  await database.delete(staffCodes).where(lt(staffCodes.expiresAt, ago(0)));
  await database
    .delete(staffSessions)
    .where(or(lt(staffSessions.lastUsedAt, ago(staffIdleMs)), lt(staffSessions.createdAt, ago(staffMaxAgeMs))));
  await database.delete(actionReceipts).where(lt(actionReceipts.receivedAt, ago(actionRetention)));
  await database.delete(driverRuns).where(lt(driverRuns.expiresAt, ago(runRetention)));
  // An hour of grace, because limits use the clock of the process that set them.
  await database.delete(rateLimits).where(lt(rateLimits.expire, now - hour));
  await database.delete(webhookReceipts).where(lt(webhookReceipts.receivedAt, ago(receiptRetention)));
  await database.delete(outgoingMessages).where(lt(outgoingMessages.deliveredAt, ago(messageRetention)));
  await database.delete(notices).where(lt(notices.sentAt, ago(messageRetention)));
  await database.delete(pushMessages).where(lt(pushMessages.createdAt, ago(pushRetention)));
  await database.delete(pushSubscriptions).where(lt(pushSubscriptions.confirmedAt, ago(subscriptionRetention)));
  await database.delete(idLinks).where(lt(idLinks.expiresAt, ago(linkRetention)));
  await database.delete(pastUses).where(lt(pastUses.expiresAt, ago(0)));
  await removeOrigins(database, ago(originRetention));
  await database.delete(sharedPurges).where(lt(sharedPurges.createdAt, sql`clock_timestamp() - interval '1 hour'`));
  await database
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.state, 'told'), lt(stockAlerts.toldAt, ago(sentAlertRetention))));
  // In the order in which everything else locks alerts, and none that is in use now.
  const expiredAlerts = database
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(lt(stockAlerts.createdAt, ago(alertRetention)))
    .orderBy(asc(stockAlerts.id))
    .for('update', { skipLocked: true });
  await database.delete(stockAlerts).where(inArray(stockAlerts.id, expiredAlerts));
  await database.delete(stripeEvents).where(lt(stripeEvents.receivedAt, ago(eventRetention)));
  await database
    .delete(activations)
    .where(and(lt(activations.expiresAt, ago(activationRetention)), isNull(activations.confirmedAt)));
}
