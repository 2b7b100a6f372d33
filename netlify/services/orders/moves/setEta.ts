import { eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import { orderUnknown } from '../listing/findOrder';

const minuteMs = 60_000;
const maxMinutes = 180;
const maxPastMinutes = 5;

interface Arrival {
  where: SQL | undefined;
  start: Date;
  end: Date;
  asOf: Date | null;
  now: Date;
}

const etaInvalid = (detail: string) => new ServiceError({ code: 'eta_invalid', status: 422, detail });

function checkRange({ start, end, now }: Arrival): void {
  const durationMs = end.getTime() - start.getTime();
  if (durationMs <= 0) throw etaInvalid('The arrival must end after it starts.');
  if (durationMs > maxMinutes * minuteMs) throw etaInvalid('The arrival may span at most 3 hours.');
  if (start.getTime() < now.getTime() - maxPastMinutes * minuteMs) throw etaInvalid('The arrival is in the past.');
}

/** Returns null if there is a newer estimate. */
export async function setEta(transaction: Transaction, arrival: Arrival): Promise<typeof orders.$inferSelect | null> {
  const { where, start, end, asOf, now } = arrival;
  checkRange(arrival);
  const [order] = await transaction.select().from(orders).where(where).for('update');
  if (!order) throw orderUnknown();
  const { status, orderType } = order;
  if (orderType !== 'delivery' || (status !== 'PACKED' && status !== 'ON_THE_WAY'))
    throw new ServiceError({
      code: 'order_status_conflict',
      status: 409,
      detail: 'Only a delivery that is packed or on the way has an arrival time.',
    });
  if (asOf && order.etaAsOf && asOf < order.etaAsOf) return null;
  const change = { etaStart: start, etaEnd: end, etaAsOf: asOf ?? now };
  await transaction.update(orders).set(change).where(eq(orders.id, order.id));
  return { ...order, ...change };
}
