import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Run } from '../../../../src/domain/staff/runSchema';
import type { Database, Transaction } from '../../../database/client';
import { driverRunOrders, driverRuns } from '../../../database/driverTables';
import { orders } from '../../../database/orderTables';

const maxRuns = 50;

export async function readRuns(database: Database | Transaction, where: SQL | undefined): Promise<Run[]> {
  const rows = await database.select().from(driverRuns).where(where).orderBy(desc(driverRuns.createdAt)).limit(maxRuns);
  if (!rows.length) return [];
  const stops = await database
    .select({ runId: driverRunOrders.runId, orderNumber: orders.orderNumber, status: orders.status })
    .from(driverRunOrders)
    .innerJoin(orders, eq(orders.id, driverRunOrders.orderId))
    .where(
      inArray(
        driverRunOrders.runId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(driverRunOrders.position));
  return rows.map(({ id, driverName, createdAt, expiresAt, revokedAt }) => ({
    runId: id,
    driverName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isRevoked: revokedAt !== null,
    stops: stops.flatMap(({ runId, ...stop }) => (runId === id ? [stop] : [])),
  }));
}

export const listRuns = (database: Database, providerId: string): Promise<Run[]> =>
  readRuns(database, eq(driverRuns.providerId, providerId));
