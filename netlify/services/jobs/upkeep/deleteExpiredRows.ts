import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { actionReceipts, staffCodes, staffSessions } from '../../../database/staffTables';
import { activations } from '../../../database/podTables';
import { driverRuns } from '../../../database/driverTables';
import { idLinks, orders } from '../../../database/orderTables';
import { notices, sharedPurges } from '../../../database/workTables';
import { loginCodes, oneTimeCodes, pastUses, rateLimits, sessions } from '../../../database/accountTables';
import { outgoingMessages, webhookReceipts } from '../../../database/providerTables';
import { pushMessages, pushSubscriptions } from '../../../database/pushTables';
import { stockAlerts } from '../../../database/alertTables';
import { stripeEvents } from '../../../database/membershipTables';
import type { AppContext } from '../../context/appContext';
import { isOpenOrder } from '../../orders/isOpenOrder';
import { sessionMaxAgeMs, sessionIdleMs } from '../../people/readSession';
import { staffMaxAgeMs, staffIdleMs } from '../../staff/members/staffSession';

const hour = 3_600_000;
const day = 24 * hour;
/** Much longer than the five minutes for which a signature is valid. */
const receiptRetention = day;
/** Dispensaries may ask about messages, which contain a shopper's name and address, for this long. */
const messageRetention = 30 * day;
/** Stripe retries an event for three days. */
const eventRetention = 30 * day;
/** Failed push messages can be inspected for a week. */
const pushRetention = 7 * day;
/** Longer than any session. Browsers renew their subscription on every order page. */
const subscriptionRetention = 90 * day;
/** The log of views stays in `id_looks`. */
const linkRetention = day;
const activationRetention = day;
/** A phone that was offline may repeat an action days later. */
const actionRetention = 7 * day;
/** Longer than the day in which a shopper gets one alert per product. */
const sentAlertRetention = 7 * day;
const alertRetention = 180 * day;
/** After its slot, an order no longer counts toward a network's share. */
const originRetention = day;
/** The audit log still records which driver had which orders. */
const runRetention = 30 * day;

/** Skips orders that are being changed, to avoid deadlocks. */
async function removeOrigins(database: AppContext['database'], latestEnd: Date): Promise<void> {
  const ended = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.originKey), or(not(isOpenOrder()), lt(orders.slotEnd, latestEnd))))
    .for('update', { skipLocked: true });
  await database.update(orders).set({ originKey: null }).where(inArray(orders.id, ended));
}

/** Undelivered messages stay for a person to look at. Safe to run concurrently. */
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
  // Limits lock several rows in the order of their keys, so waiting for one of them here could be a deadlock.
  const expired = database
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.expire, now - hour))
    .for('update', { skipLocked: true });
  await database.delete(rateLimits).where(inArray(rateLimits.key, expired));
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
  // Alerts are always locked in this order.
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
