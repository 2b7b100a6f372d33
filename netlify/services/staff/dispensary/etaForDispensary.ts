import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { lockOrder } from '../../orders/moves/moveOrder';
import { checkArrivalRange, setEta } from '../../orders/moves/setEta';
import { orderActionTime } from './orderActionTime';

interface DispensaryEta {
  where: SQL | undefined;
  start: Date;
  end: Date;
  /** The time of a message. */
  asOf?: Date | null;
  /** The time at which a person set the arrival, by their device's clock. */
  doneAt?: Date | null;
  by: Actor;
  now: Date;
}

/** Returns null if there is a newer estimate. */
export async function etaForDispensary(
  transaction: Transaction,
  { where, by, asOf = null, doneAt = null, ...arrival }: DispensaryEta,
) {
  const { now } = arrival;
  checkArrivalRange(arrival);
  const locked = await lockOrder(transaction, where);
  const time = await orderActionTime(transaction, locked, { statedAt: doneAt ?? asOf, follows: 'PACKED', now });
  const order = await setEta(transaction, locked, { ...arrival, asOf, doneAt: doneAt && time.at });
  if (!order) return null;
  await appendAudit(transaction, {
    actor: by,
    providerId: order.providerId,
    action: 'order.eta',
    subject: order.orderNumber,
    detail: { start: arrival.start.toISOString(), end: arrival.end.toISOString() },
    now,
    time,
  });
  return order;
}
