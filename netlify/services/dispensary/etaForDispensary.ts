import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { setEta } from '../orders/setEta';

interface DispensaryEta {
  where: SQL | undefined;
  start: Date;
  end: Date;
  /** When the dispensary expected it. Null: now. */
  asOf: Date | null;
  by: Actor;
  now: Date;
}

/**
 * Sets when an order arrives for its dispensary, by webhook or in the console. Adds to the audit log. Returns null if a newer
 * time is known.
 */
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
