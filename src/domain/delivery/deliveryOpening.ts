import { deliveryWeek, nextSlot } from './deliverySchedule';
import type { DeliverySlot, SlotRules } from './deliverySlots';
import { storeState, type StoreState } from './storeHours';
import { weekdays } from './weekdays';
import { addDays, instantOf, zonedDay } from './zonedTime';

/** Whether a dispensary delivers at `now` by its own clock and within what the law allows (D-18), and when that changes next. */
export function deliveryState(rules: SlotRules, now: Date): StoreState {
  const days = deliveryWeek(rules).flatMap(({ weekday, hours }) =>
    hours ? [[weekdays[weekday]!, hours] as const] : [],
  );
  return storeState({ hours: Object.fromEntries(days), timezone: rules.timezone }, now);
}

export interface LaterSlot {
  slot: DeliverySlot;
  /** The ISO instant from which on it may be chosen: a midnight of the dispensary. */
  from: string;
}

/** S5-17: where no slot may be chosen at `now`, the first that comes with one of the next seven days; null where none does. */
export function laterSlot(rules: SlotRules, now: Date): LaterSlot | null {
  const today = zonedDay(now, rules.timezone);
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const from = new Date(instantOf(addDays(today, ahead), '00:00', rules.timezone));
    const slot = nextSlot(rules, from);
    if (slot) return { slot, from: from.toISOString() };
  }
  return null;
}
