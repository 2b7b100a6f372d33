import { and, asc, eq, gt, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import type { ConsoleOrder } from '../../../../src/domain/staff/consoleOrderSchema';
import type { Database, Transaction } from '../../../database/client';
import { driverRunOrders, driverRuns } from '../../../database/driverTables';
import { idImages } from '../../../database/providerTables';
import { idPhotoViews, orders } from '../../../database/orderTables';
import { users } from '../../../database/accountTables';
import { notices } from '../../../database/workTables';
import { readCustomers } from '../../orders/listing/readCustomers';
import { readOrders } from '../../orders/listing/readOrders';

type Reader = Database | Transaction;

async function readPhotos(database: Reader, ids: readonly string[]): Promise<(id: string) => ConsoleOrder['idPhoto']> {
  const stored = await database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(idImages, and(eq(idImages.userId, orders.userId), eq(idImages.providerId, orders.providerId)))
    .where(inArray(orders.id, [...ids]));
  const views = await database
    .select({ id: idPhotoViews.orderId, action: idPhotoViews.action, at: max(idPhotoViews.at) })
    .from(idPhotoViews)
    .where(inArray(idPhotoViews.orderId, [...ids]))
    .groupBy(idPhotoViews.orderId, idPhotoViews.action);
  const isStored = new Set(stored.map(({ id }) => id));
  const times = new Map(views.map(({ id, action, at }) => [`${id} ${action}`, at?.toISOString() ?? null]));
  return (id) => ({
    isStored: isStored.has(id),
    viewedAt: times.get(`${id} seen`) ?? null,
    confirmedAt: times.get(`${id} confirmed`) ?? null,
  });
}

async function readRuns(
  database: Reader,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => ConsoleOrder['run']> {
  const rows = await database
    .select({ id: driverRunOrders.orderId, runId: driverRuns.id, driverName: driverRuns.driverName })
    .from(driverRunOrders)
    .innerJoin(driverRuns, eq(driverRuns.id, driverRunOrders.runId))
    .where(
      and(inArray(driverRunOrders.orderId, [...ids]), isNull(driverRuns.revokedAt), gt(driverRuns.expiresAt, now)),
    );
  const runs = new Map(rows.map(({ id, ...run }) => [id, run]));
  return (id) => runs.get(id) ?? null;
}

async function readMessages(
  database: Reader,
  ids: readonly string[],
): Promise<(id: string) => ConsoleOrder['messages']> {
  const bounces = await database
    .select({ id: orders.id, bouncedAt: users.emailBouncedAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(inArray(orders.id, [...ids]), isNotNull(users.emailBouncedAt)));
  const texts = await database
    .select({ id: notices.orderId, status: notices.deliveryStatus, error: notices.deliveryError })
    .from(notices)
    .where(and(inArray(notices.orderId, [...ids]), isNotNull(notices.deliveryStatus)))
    .orderBy(asc(notices.createdAt));
  const times = new Map(bounces.map(({ id, bouncedAt }) => [id, bouncedAt?.toISOString() ?? null]));
  const last = new Map(texts.map(({ id, ...text }) => [id, text]));
  return (id) => ({
    emailBouncedAt: times.get(id) ?? null,
    textStatus: last.get(id)?.status ?? null,
    textError: last.get(id)?.error ?? null,
  });
}

/** The caller must have checked that the orders are in scope. */
export async function readConsoleOrders(database: Reader, ids: readonly string[], now: Date): Promise<ConsoleOrder[]> {
  if (!ids.length) return [];
  const found = await readOrders(database, { orderIds: ids });
  const getCustomer = await readCustomers(database, ids);
  const getPhoto = await readPhotos(database, ids);
  const getMessages = await readMessages(database, ids);
  const getRun = await readRuns(database, ids, now);
  return found.map((order) => ({
    ...order,
    customer: getCustomer(order.orderLogId),
    idPhoto: getPhoto(order.orderLogId),
    messages: getMessages(order.orderLogId),
    run: getRun(order.orderLogId),
  }));
}
