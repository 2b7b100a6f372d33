import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { setEta } from '../orders/moves/setEta';

interface DispensaryEta {
  where: SQL | undefined;
  start: Date;
  end: Date;
  asOf: Date | null;
  by: Actor;
  now: Date;
}

/** Returns null if there is a newer estimate. */
export async function etaForDispensary(transaction: Transaction, { by, ...arrival }: DispensaryEta) {
  const order = await setEta(transaction, arrival);
  if (!order) return null;
  await appendAudit(transaction, {
    actor: by,
    providerId: order.providerId,
    action: 'order.eta',
    subject: order.orderNumber,
    detail: { start: arrival.start.toISOString(), end: arrival.end.toISOString() },
    now: arrival.now,
  });
  return order;
}
