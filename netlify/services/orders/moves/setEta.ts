import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import { queueOrderUpdate } from '../updates/queueOrderUpdate';
import type { LockedOrder } from './moveOrder';

const minuteMs = 60_000;
const maxMinutes = 180;
const maxPastMinutes = 5;
/**
 * Systems that track drivers send an estimate every minute, but only a large change is worth a message to the shopper.
 */
const newsMinutes = 10;

interface Arrival {
  start: Date;
  end: Date;
  /** The time of a message, by its sender's clock. */
  asOf: Date | null;
  /** The time at which a person in the console set the arrival, by the server's clock. */
  doneAt: Date | null;
  now: Date;
}

const etaInvalid = (detail: string) => new ServiceError({ code: 'eta_invalid', detail });

/** Throws a 422. Called before any lock, because it needs none. */
export function checkArrivalRange({ start, end, now }: Pick<Arrival, 'start' | 'end' | 'now'>): void {
  const durationMs = end.getTime() - start.getTime();
  if (durationMs <= 0) throw etaInvalid('The arrival must end after it starts.');
  if (durationMs > maxMinutes * minuteMs) throw etaInvalid('The arrival may span at most 3 hours.');
  if (start.getTime() < now.getTime() - maxPastMinutes * minuteMs) throw etaInvalid('The arrival is in the past.');
}

/** False before the driver leaves, because the message about the departure will contain the estimate. */
const isNews = ({ status, etaNotifiedStart }: LockedOrder, start: Date): boolean =>
  status === 'ON_THE_WAY' &&
  (etaNotifiedStart === null || Math.abs(start.getTime() - etaNotifiedStart.getTime()) >= newsMinutes * minuteMs);

/** A stored time in the future comes from a sender's fast clock, so it must not reject what a person enters. */
const isOutdated = ({ etaAsOf }: LockedOrder, { asOf, doneAt, now }: Arrival): boolean =>
  etaAsOf !== null && ((asOf !== null && asOf < etaAsOf) || (doneAt !== null && doneAt < etaAsOf && etaAsOf <= now));

/**
 * Returns null if there is a newer estimate. Queues a message if the arrival of a driver on the way moves by ten
 * minutes or more. The order must be from `lockOrder`, and the arrival must have passed `checkArrivalRange`.
 */
export async function setEta(
  transaction: Transaction,
  order: LockedOrder,
  arrival: Arrival,
): Promise<LockedOrder | null> {
  const { start, end, asOf, doneAt, now } = arrival;
  const { status, orderType } = order;
  if (orderType !== 'delivery' || (status !== 'PACKED' && status !== 'ON_THE_WAY'))
    throw new ServiceError({
      code: 'order_status_conflict',
      detail: 'Only a delivery that is packed or on the way has an arrival time.',
    });
  if (isOutdated(order, arrival)) return null;
  const isAnnounced = isNews(order, start);
  const change = {
    etaStart: start,
    etaEnd: end,
    etaAsOf: asOf ?? doneAt ?? now,
    ...(isAnnounced && { etaNotifiedStart: start }),
  };
  await transaction.update(orders).set(change).where(eq(orders.id, order.id));
  if (isAnnounced) await queueOrderUpdate(transaction, { orderId: order.id, kind: status, now });
  return { ...order, ...change };
}
