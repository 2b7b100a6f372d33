import { legalHoursOn, nextSlot } from './deliverySchedule';
import type { DeliverySlot, SlotRules } from './deliverySlots';
import type { OpeningChange, OpeningState } from './stores/storeHours';
import { addDays, isoDay } from '../time/calendarDay';
import { instantOf, zonedDay } from '../time/zonedTime';

/** If a dispensary stays closed longer, its next opening is not shown. */
const daysToSearch = 8;

/** Uses the dispensary's time zone. Legal hours end before midnight, so no opening runs past it. */
export function deliveryState(rules: SlotRules, now: Date): OpeningState {
  const { timezone } = rules;
  const today = zonedDay(now, timezone);
  for (let daysAhead = 0; daysAhead < daysToSearch; daysAhead += 1) {
    const day = addDays(today, daysAhead);
    const hours = legalHoursOn(rules, day);
    if (!hours) continue;
    const changeAt = (clock: string): OpeningChange => ({
      at: instantOf(day, clock, timezone),
      clock,
      weekday: day.weekday,
      daysAhead,
    });
    const opens = changeAt(hours.open);
    const closes = changeAt(hours.close);
    if (now.getTime() < opens.at) return { isOpen: false, opens };
    if (now.getTime() < closes.at) return { isOpen: true, closes };
  }
  return { isOpen: false, opens: null };
}

/** A pause does not count as closed, because it does not affect the orders that the dispensary already has. */
export function openMsBetween(
  rules: Pick<SlotRules, 'timezone' | 'deliveryTimes' | 'exceptions'>,
  { from, to }: { from: Date; to: Date },
): number {
  const { timezone } = rules;
  const lastDay = isoDay(zonedDay(to, timezone));
  let openMs = 0;
  for (let day = zonedDay(from, timezone); isoDay(day) <= lastDay; day = addDays(day, 1)) {
    const hours = legalHoursOn(rules, day);
    if (!hours) continue;
    const start = Math.max(from.getTime(), instantOf(day, hours.open, timezone));
    const end = Math.min(to.getTime(), instantOf(day, hours.close, timezone));
    openMs += Math.max(0, end - start);
  }
  return openMs;
}

export interface UpcomingSlot {
  slot: DeliverySlot;
  from: string;
}

/** Returns the first slot that opens within the next seven days. */
export function upcomingSlot(rules: SlotRules, now: Date): UpcomingSlot | null {
  const today = zonedDay(now, rules.timezone);
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const from = new Date(instantOf(addDays(today, ahead), '00:00', rules.timezone));
    const slot = nextSlot(rules, from);
    if (slot) return { slot, from: from.toISOString() };
  }
  return null;
}
