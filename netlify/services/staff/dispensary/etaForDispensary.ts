import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { setEta } from '../../orders/moves/setEta';
import { orderActionTime } from './orderActionTime';

interface DispensaryEta {
  where: SQL | undefined;
  start: Date;
  end: Date;
  /** The time of a message. */
  asOf?: Date | null;
  /** When a person did it, by the device's word. */
  doneAt?: Date | null;
  by: Actor;
  now: Date;
}

/** Returns null if there is a newer estimate. */
export async function etaForDispensary(
  transaction: Transaction,
  { by, asOf = null, doneAt = null, ...arrival }: DispensaryEta,
) {
  const { where, now } = arrival;
  const stated = { where, statedAt: doneAt ?? asOf, follows: 'PACKED' as const, now };
  const time = await orderActionTime(transaction, stated);
  const order = await setEta(transaction, { ...arrival, asOf, doneAt: doneAt && time.at });
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
