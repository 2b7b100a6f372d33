import { eq, min } from 'drizzle-orm';
import { openMsBetween } from '../../../src/domain/delivery/deliveryOpening';
import { orderTypeSchedule } from '../../../src/domain/order/orderTypeRules';
import { orders } from '../../database/orderTables';
import { providers } from '../../database/providerTables';
import type { AppContext } from '../context/appContext';
import { readExceptions } from '../delivery/readSchedule';

/** Counting each day of an order that was forgotten for months would hold up other requests. */
const mostMs = 14 * 86_400_000;

/**
 * The longest time that an order has waited for its dispensary to accept or decline it, within the opening hours of its
 * kind (delivery or pickup). 0 if none waits.
 */
export async function readLongestUntakenMs({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const now = clock();
  const since = new Date(now.getTime() - mostMs);
  const oldest = await database
    .select({
      id: providers.id,
      timezone: providers.timezone,
      deliveryTimes: providers.deliveryTimes,
      pickupTimes: providers.pickupTimes,
      orderType: orders.orderType,
      placedAt: min(orders.placedAt),
    })
    .from(orders)
    .innerJoin(providers, eq(providers.id, orders.providerId))
    .where(eq(orders.status, 'PLACED'))
    .groupBy(providers.id, orders.orderType);
  if (!oldest.length) return 0;
  const exceptions = await readExceptions(database, [...new Set(oldest.map(({ id }) => id))], since);
  const waits = oldest.map(({ id, orderType, placedAt, ...hours }) => {
    const week = { ...hours, exceptions: exceptions.get(id)!, deliveryMinimumDaysInAdvance: 0 };
    const schedule = orderTypeSchedule({ ...week, fullSlots: [], fullPickupSlots: [] }, orderType);
    return openMsBetween(schedule, { from: placedAt! > since ? placedAt! : since, to: now });
  });
  return Math.max(...waits);
}
