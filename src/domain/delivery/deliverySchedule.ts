import { deliverySlots, legalHours, type DeliverySlot, type SlotRules } from './deliverySlots';
import type { DayHours } from './providerSchema';
import { weekdays } from './weekdays';
import { addDays, instantOf, zonedDay, type ZonedDay } from './zonedTime';

const minute = 60_000;

export interface ScheduledDay {
  day: ZonedDay;
  slots: DeliverySlot[];
  /** Minutes between the time a slot of this day closes and its start; null where days in advance apply instead. */
  leadtime: number | null;
}

type Clocks = Pick<DayHours, 'open' | 'close'>;

const hoursOf = (rules: SlotRules, day: ZonedDay): DayHours | undefined => rules.deliveryTimes[weekdays[day.weekday]!];

const leadtimeOf = (rules: SlotRules, day: ZonedDay): number | null =>
  rules.deliveryMinimumDaysInAdvance > 0 ? null : (hoursOf(rules, day)?.leadtime ?? null);

/** The slots that can be chosen at `now`, grouped by day in the provider's time zone. Days without slots are left out. */
export function scheduledDays(rules: SlotRules, now: Date): ScheduledDay[] {
  const days: ScheduledDay[] = [];
  for (const slot of deliverySlots(rules, now)) {
    const day = zonedDay(new Date(slot.start), rules.timezone);
    const last = days.at(-1);
    if (last?.day.month === day.month && last.day.day === day.day) last.slots.push(slot);
    else days.push({ day, slots: [slot], leadtime: leadtimeOf(rules, day) });
  }
  return days;
}

/** The first slot that is not full, or null. */
export const nextSlot = (rules: SlotRules, now: Date): DeliverySlot | null =>
  deliverySlots(rules, now).find(({ isFull }) => !isFull) ?? null;

/** The next time the slots or the names of their days change, in epoch milliseconds: a slot closes, or a day begins. */
export function nextScheduleChange(rules: SlotRules, now: Date): number {
  const midnight = instantOf(addDays(zonedDay(now, rules.timezone), 1), '00:00', rules.timezone);
  const closings = scheduledDays(rules, now).flatMap(({ slots, leadtime }) =>
    leadtime === null ? [] : slots.map(({ start }) => Date.parse(start) - leadtime * minute),
  );
  return Math.min(midnight, ...closings);
}

function withinLegalHours({ open, close }: Clocks): Clocks | null {
  const from = open > legalHours.open ? open : legalHours.open;
  const until = close < legalHours.close ? close : legalHours.close;
  return from < until ? { open: from, close: until } : null;
}

/** Delivery hours for a week, starting on Sunday (0) and limited to legal hours. Null on days without delivery. */
export function deliveryWeek({ deliveryTimes }: SlotRules): { weekday: number; hours: Clocks | null }[] {
  return weekdays.map((name, weekday) => {
    const hours = deliveryTimes[name];
    return { weekday, hours: hours ? withinLegalHours(hours) : null };
  });
}
