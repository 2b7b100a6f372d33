import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { slotUsage, type providers } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import { deliverySlots } from '../../../../src/domain/delivery/deliverySlots';
import { orderTypeSchedule } from '../../../../src/domain/delivery/orderTypeRules';
import type { OrderType } from '../../../../src/domain/order/orderStatus';
import { currentPause, readExceptions } from '../../delivery/readSchedule';

interface Slot {
  start: Date;
  end: Date;
}

interface SlotQuery {
  orderType: OrderType;
  slotStart: string;
  now: Date;
}

/** Null if the slot is not offered now. Full slots are returned too. */
export async function findOfferedSlot(
  transaction: Transaction,
  provider: typeof providers.$inferSelect,
  { orderType, slotStart, now }: SlotQuery,
): Promise<Slot | null> {
  const at = Date.parse(slotStart);
  const exceptions = (await readExceptions(transaction, [provider.id], now)).get(provider.id) ?? [];
  const noFullSlots = { fullSlots: [], fullPickupSlots: [] };
  const rules = { ...provider, ...noFullSlots, exceptions, pause: currentPause(provider, now) };
  const slot = deliverySlots(orderTypeSchedule(rules, orderType), now).find(({ start }) => Date.parse(start) === at);
  return slot ? { start: new Date(slot.start), end: new Date(slot.end) } : null;
}

const windowReserved = () =>
  new ServiceError({
    code: 'window_reserved',
    status: 409,
    detail:
      'The last spots in this delivery window are reserved for customers who have ordered before. Please choose another window.',
  });

interface SlotReservation extends Pick<Slot, 'start'> {
  orderType: OrderType;
  usablePlaces: number;
}

/** Locks the slot. Returns false if it is full. Throws `window_reserved` if only reserved spots are left. */
export async function reserveSlot(
  transaction: Transaction,
  provider: typeof providers.$inferSelect,
  { orderType, start, usablePlaces }: SlotReservation,
): Promise<boolean> {
  const row = { providerId: provider.id, orderType, slotStart: start };
  const isSlot = and(
    eq(slotUsage.providerId, provider.id),
    eq(slotUsage.orderType, orderType),
    eq(slotUsage.slotStart, start),
  );
  const takePlace = async () => {
    const updated = await transaction
      .update(slotUsage)
      .set({ taken: sql`${slotUsage.taken} + 1` })
      .where(and(isSlot, lt(slotUsage.taken, usablePlaces)))
      .returning({ taken: slotUsage.taken });
    return updated.length === 1;
  };
  if (await takePlace()) return true;
  // The row starts at zero, because the trigger that purges caches watches updates alone.
  await transaction.insert(slotUsage).values(row).onConflictDoNothing();
  if (await takePlace()) return true;
  const [slot] = await transaction.select({ taken: slotUsage.taken }).from(slotUsage).where(isSlot);
  if (slot && usablePlaces <= slot.taken && slot.taken < provider.slotCapacity) throw windowReserved();
  return false;
}
