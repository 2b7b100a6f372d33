import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { addDays } from '../../../../src/domain/time/calendarDay';
import { instantOf, zonedDay } from '../../../../src/domain/time/zonedTime';
import type { RunInput, StartedRun } from '../../../../src/domain/staff/runSchema';
import type { Transaction } from '../../../database/client';
import { driverRunOrders, driverRuns } from '../../../database/driverTables';
import { orders } from '../../../database/orderTables';
import { providers } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { hashToken } from '../../people/tokens';
import { moveForDispensary } from '../dispensary/moveForDispensary';
import { orderUnknown } from '../../orders/listing/findOrder';
import { readRuns } from './readRuns';
import { runTokenPrefix } from './runTokens';

interface RunRequest {
  providerId: string;
  input: RunInput;
  by: Actor;
  now: Date;
}

const orderNotDrivable = (orderNumber: string, detail: string) =>
  new ServiceError({
    code: 'order_not_drivable',
    detail,
    errors: [{ path: 'orderNumbers', message: `${orderNumber}: expected a packed delivery that no other driver has` }],
  });

type OrderRow = typeof orders.$inferSelect;

/** Throws for an order that is unknown, a pickup, not packed, or with another driver. */
async function findDrivableOrders(
  transaction: Transaction,
  { providerId, input, now }: RunRequest,
): Promise<OrderRow[]> {
  const { orderNumbers } = input;
  const found = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.providerId, providerId), inArray(orders.orderNumber, orderNumbers)));
  const assigned = await transaction
    .select({ orderId: driverRunOrders.orderId })
    .from(driverRunOrders)
    .innerJoin(driverRuns, eq(driverRuns.id, driverRunOrders.runId))
    .where(and(eq(driverRuns.providerId, providerId), isNull(driverRuns.revokedAt), gt(driverRuns.expiresAt, now)));
  const isAssigned = new Set(assigned.map(({ orderId }) => orderId));
  return orderNumbers.map((orderNumber) => {
    const order = found.find((each) => each.orderNumber === orderNumber);
    if (!order) throw orderUnknown();
    if (order.orderType !== 'delivery' || !['PACKED', 'ON_THE_WAY'].includes(order.status))
      throw orderNotDrivable(orderNumber, `Order ${orderNumber} is not packed for delivery.`);
    if (isAssigned.has(order.id)) throw orderNotDrivable(orderNumber, `Order ${orderNumber} is with another driver.`);
    return order;
  });
}

const byShopper = (one: OrderRow, other: OrderRow): number => (one.userId ?? '').localeCompare(other.userId ?? '');

/** Moves packed orders to ON_THE_WAY. Returns the link's token, which is not stored and expires at local midnight. */
export async function createRun(transaction: Transaction, request: RunRequest): Promise<StartedRun> {
  const { providerId, by, now } = request;
  const { driverName } = request.input;
  // Serialize a dispensary's runs, so that two cannot get the same order. Its row must not be locked before shoppers.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`runs ${providerId}`}, 0))`);
  const [provider] = await transaction.select().from(providers).where(eq(providers.id, providerId));
  const runOrders = await findDrivableOrders(transaction, request);
  const { timezone } = provider!;
  const token = runTokenPrefix + randomBytes(32).toString('base64url');
  const [run] = await transaction
    .insert(driverRuns)
    .values({
      tokenHash: hashToken(token),
      providerId,
      driverName,
      createdBy: by.staffId,
      createdAt: now,
      expiresAt: new Date(instantOf(addDays(zonedDay(now, timezone), 1), '00:00', timezone)),
    })
    .returning();
  await transaction
    .insert(driverRunOrders)
    .values(runOrders.map(({ id }, position) => ({ runId: run!.id, orderId: id, position })));
  // Each move locks its shopper, so sort by shopper to avoid deadlocks.
  for (const { id, status } of runOrders.toSorted(byShopper))
    if (status === 'PACKED')
      await moveForDispensary(transaction, { where: eq(orders.id, id), to: 'ON_THE_WAY', reason: null, by, now });
  const detail = { orders: runOrders.map(({ orderNumber }) => orderNumber) };
  await appendAudit(transaction, { actor: by, providerId, action: 'run.create', subject: driverName, detail, now });
  const [started] = await readRuns(transaction, eq(driverRuns.id, run!.id));
  return { run: started!, token };
}
