import { and, eq, inArray } from 'drizzle-orm';
import { parseOrderNumber } from '../../../../src/domain/order/orderNumber';
import type { DriverRun, StopOutcome } from '../../../../src/domain/staff/runSchema';
import { retryTransaction } from '../../../database/retryTransaction';
import { driverRunOrders } from '../../../database/driverTables';
import { orders } from '../../../database/orderTables';
import type { AppContext } from '../../context/appContext';
import { claimReceipt } from '../../../database/claimReceipt';
import { moveForDispensary } from '../dispensary/moveForDispensary';
import { lockRun, type RunRow } from './runTokens';
import { readDriverRun } from './readDriverRun';

interface Report {
  run: RunRow;
  orderNumber: string;
  /** The `Idempotency-Key`: a phone that was offline repeats its report. */
  key: string;
  outcome: StopOutcome;
  doneAt: Date | null;
  origin: string;
}

/** A failed delivery cancels the order and returns stock and slot. A repeated report changes nothing. */
export const reportStop = (
  context: AppContext,
  { run, orderNumber, key, outcome, doneAt, origin }: Report,
): Promise<DriverRun> =>
  retryTransaction(context.database, async (transaction) => {
    await lockRun(transaction, run, context);
    const now = context.clock();
    const number = parseOrderNumber(orderNumber) ?? '';
    const runOrders = transaction
      .select({ id: driverRunOrders.orderId })
      .from(driverRunOrders)
      .where(eq(driverRunOrders.runId, run.id));
    const request = ['stop', number, outcome.outcome];
    if (await claimReceipt(transaction, { actorId: run.id, key, request, now }))
      await moveForDispensary(transaction, {
        where: and(eq(orders.orderNumber, number), inArray(orders.id, runOrders)),
        to: outcome.outcome === 'delivered' ? 'COMPLETED' : 'CANCELLED',
        reason: outcome.outcome === 'failed' ? outcome.reason : null,
        by: { staffId: null, name: `driver ${run.driverName}`, origin },
        doneAt,
        notBefore: run.createdAt,
        now,
      });
    return readDriverRun(transaction, run);
  });
