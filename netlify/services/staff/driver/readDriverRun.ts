import { and, asc, eq, inArray } from 'drizzle-orm';
import { fromCents } from '../../../../src/domain/money/money';
import { isFinalStatus } from '../../../../src/domain/order/orderStatus';
import type { DriverRun, DriverStop } from '../../../../src/domain/staff/runSchema';
import type { Database, Transaction } from '../../../database/client';
import { driverRunOrders } from '../../../database/driverTables';
import { idPhotoViews, orders } from '../../../database/orderTables';
import { providers } from '../../../database/providerTables';
import { users } from '../../../database/accountTables';
import type { RunRow } from './runTokens';

type Reader = Database | Transaction;

async function readStops(database: Reader, { id }: RunRow) {
  return database
    .select({ order: orders, givenName: users.givenName, familyName: users.familyName, phone: users.phoneNumber })
    .from(driverRunOrders)
    .innerJoin(orders, eq(orders.id, driverRunOrders.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(driverRunOrders.runId, id))
    .orderBy(asc(driverRunOrders.position));
}

type Row = Awaited<ReturnType<typeof readStops>>[number];

async function findCheckedOrders(database: Reader, rows: Row[]): Promise<Set<string>> {
  const ids = rows.map(({ order }) => order.id);
  const confirmations = await database
    .select({ orderId: idPhotoViews.orderId })
    .from(idPhotoViews)
    .where(and(inArray(idPhotoViews.orderId, ids), eq(idPhotoViews.action, 'confirmed')));
  return new Set(confirmations.map(({ orderId }) => orderId));
}

function presentStop({ order, givenName, familyName, phone }: Row, isIdChecked: boolean): DriverStop {
  const { address, status } = order;
  // Drivers need a shopper's address only until the order ends.
  const hasEnded = isFinalStatus(status);
  const whileOpen = <Value, Ended>(value: Value, ended: Ended) => (hasEnded ? ended : value);
  return {
    orderNumber: order.orderNumber,
    status,
    addressOne: whileOpen(address.addressOne, ''),
    addressTwo: whileOpen(address.addressTwo, ''),
    city: address.city,
    state: address.state,
    postalCode: whileOpen(address.postalCode, ''),
    latitude: whileOpen(address.latitude ?? null, null),
    longitude: whileOpen(address.longitude ?? null, null),
    note: whileOpen(order.note, ''),
    phone: whileOpen(order.contactPhone ?? phone, null),
    customerName: whileOpen([givenName, familyName].filter(Boolean).join(' '), ''),
    amountDue: { amount: fromCents(order.totalCents), currencyCode: order.currencyCode },
    window: { start: order.slotStart.toISOString(), end: order.slotEnd.toISOString() },
    isIdChecked,
  };
}

export async function readDriverRun(database: Reader, run: RunRow): Promise<DriverRun> {
  const [provider] = await database
    .select({ name: providers.name, phone: providers.phone, timezone: providers.timezone })
    .from(providers)
    .where(eq(providers.id, run.providerId));
  const rows = await readStops(database, run);
  const checked = await findCheckedOrders(database, rows);
  return {
    driverName: run.driverName,
    dispensary: provider!,
    expiresAt: run.expiresAt.toISOString(),
    stops: rows.map((row) => presentStop(row, checked.has(row.order.id))),
  };
}
