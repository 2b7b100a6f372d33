import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { prepareQuery } from '../../../database/prepareQuery';
import { slotUsage, type providers } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import type { ScheduleException } from '../../../../src/domain/delivery/providerSchema';
import { deliverySlots } from '../../../../src/domain/delivery/deliverySlots';
import { orderTypeSchedule } from '../../../../src/domain/order/orderTypeRules';
import type { OrderType } from '../../../../src/domain/order/orderStatus';
import { currentPause } from '../../delivery/readSchedule';

export interface Slot {
  start: Date;
  end: Date;
}

interface SlotQuery {
  orderType: OrderType;
  slotStart: string;
  now: Date;
}

/** Null if the slot is not offered now. Full slots are returned too. */
export function findOfferedSlot(
  { provider, exceptions }: { provider: typeof providers.$inferSelect; exceptions: ScheduleException[] },
  { orderType, slotStart, now }: SlotQuery,
): Slot | null {
  const at = Date.parse(slotStart);
  const noFullSlots = { fullSlots: [], fullPickupSlots: [] };
  const rules = { ...provider, ...noFullSlots, exceptions, pause: currentPause(provider, now) };
  const slot = deliverySlots(orderTypeSchedule(rules, orderType), now).find(({ start }) => Date.parse(start) === at);
  return slot ? { start: new Date(slot.start), end: new Date(slot.end) } : null;
}

const windowReserved = () =>
  new ServiceError({
    code: 'window_reserved',
    detail:
      'The last spots in this delivery window are reserved for customers who have ordered before. Please choose another window.',
  });

interface ProviderSlot {
  providerId: string;
  orderType: OrderType;
  start: Date;
}

/** Starts at zero, because the trigger that purges caches watches updates alone. */
export async function addSlot(transaction: Transaction, { providerId, orderType, start }: ProviderSlot): Promise<void> {
  await transaction
    .insert(slotUsage)
    .values({ providerId, orderType, slotStart: start })
    .onConflictDoNothing()
    .execute();
}

const claimSpot = prepareQuery((database) =>
  database
    .update(slotUsage)
    .set({ taken: sql`${slotUsage.taken} + 1` })
    .where(
      and(
        eq(slotUsage.providerId, sql.placeholder('providerId')),
        eq(slotUsage.orderType, sql.placeholder('orderType')),
        eq(slotUsage.slotStart, sql.placeholder('slotStart')),
        lt(slotUsage.taken, sql.placeholder('usableSpots')),
      ),
    )
    .returning({ taken: slotUsage.taken }),
);

/** Locks the slot, which must have been added. Returns false if it has no spot left that this shopper may use. */
export async function reserveSlot(
  transaction: Transaction,
  { providerId, orderType, start }: ProviderSlot,
  usableSpots: number,
): Promise<boolean> {
  const slotStart = start.toISOString();
  const updated = await claimSpot(transaction, { providerId, orderType, slotStart, usableSpots });
  return updated.length === 1;
}

/** Throws `window_reserved` if a slot that could not be reserved has spots left for returning customers. */
export async function requireNoReservedSpots(
  transaction: Transaction,
  { providerId, orderType, start }: ProviderSlot,
  slotCapacity: number,
): Promise<void> {
  const isSlot = and(
    eq(slotUsage.providerId, providerId),
    eq(slotUsage.orderType, orderType),
    eq(slotUsage.slotStart, start),
  );
  const [used] = await transaction.select({ taken: slotUsage.taken }).from(slotUsage).where(isSlot);
  if (used && used.taken < slotCapacity) throw windowReserved();
}
