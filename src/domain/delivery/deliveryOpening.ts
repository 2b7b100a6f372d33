import { deliveryWeek, nextSlot } from './deliverySchedule';
import type { DeliverySlot, SlotRules } from './deliverySlots';
import { storeState, type StoreState } from './storeHours';
import { weekdays } from './weekdays';
import { addDays, instantOf, zonedDay } from './zonedTime';

/**
 * The state of a dispensary at `now`, on its own clock and within legal hours: open or closed for delivery, and when
 * that next changes.
 */
export function deliveryState(rules: SlotRules, now: Date): StoreState {
  const days = deliveryWeek(rules).flatMap(({ weekday, hours }) =>
    hours ? [[weekdays[weekday]!, hours] as const] : [],
  );
  return storeState({ hours: Object.fromEntries(days), timezone: rules.timezone }, now);
}

export interface LaterSlot {
  slot: DeliverySlot;
  /** ISO instant from which the slot can be chosen: midnight at the dispensary. */
  from: string;
}

/** The slot to announce when none can be chosen at `now`: the first that opens within the next seven days, else null. */
export function upcomingSlot(rules: SlotRules, now: Date): LaterSlot | null {
  const today = zonedDay(now, rules.timezone);
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const from = new Date(instantOf(addDays(today, ahead), '00:00', rules.timezone));
    const slot = nextSlot(rules, from);
    if (slot) return { slot, from: from.toISOString() };
  }
  return null;
}
