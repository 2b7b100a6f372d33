import { deliverySlots, exceptionOn, hoursOn, legalHours, type DeliverySlot, type SlotRules } from './deliverySlots';
import type { OpeningHours } from './providerSchema';
import { weekdays } from '../time/weekdays';
import { addDays, type CalendarDay } from '../time/calendarDay';
import { instantOf, zonedDay } from '../time/zonedTime';

const minute = 60_000;

export interface ScheduledDay {
  day: CalendarDay;
  slots: DeliverySlot[];
  /** In minutes. Null if the provider requires days in advance instead. */
  leadtime: number | null;
}

const leadtimeOf = (rules: SlotRules, day: CalendarDay): number | null =>
  rules.deliveryMinimumDaysInAdvance > 0 ? null : (hoursOn(rules, day)?.leadtime ?? null);

/** Days are in the provider's time zone. Omits days without slots. */
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

export const nextSlot = (rules: SlotRules, now: Date): DeliverySlot | null =>
  deliverySlots(rules, now).find(({ isFull }) => !isFull) ?? null;

/** Returns epoch milliseconds: the next time at which a slot closes or a day begins. */
export function nextScheduleChange(rules: SlotRules, now: Date): number {
  const midnight = instantOf(addDays(zonedDay(now, rules.timezone), 1), '00:00', rules.timezone);
  const closings = scheduledDays(rules, now).flatMap(({ slots, leadtime }) =>
    leadtime === null ? [] : slots.map(({ start }) => Date.parse(start) - leadtime * minute),
  );
  return Math.min(midnight, ...closings);
}

function withinLegalHours({ open, close }: OpeningHours): OpeningHours | null {
  const from = open > legalHours.open ? open : legalHours.open;
  const until = close < legalHours.close ? close : legalHours.close;
  return from < until ? { open: from, close: until } : null;
}

export function legalHoursOn(
  rules: Pick<SlotRules, 'deliveryTimes' | 'exceptions'>,
  day: CalendarDay,
): OpeningHours | null {
  const hours = hoursOn(rules, day);
  return hours && withinLegalHours(hours);
}

export interface WeekDay {
  weekday: number;
  day: CalendarDay;
  hours: OpeningHours | null;
  /** The exception's reason, which may be empty. Null if the weekday's usual hours apply. */
  exception: string | null;
}

/** Returns today and the next six days, sorted from Sunday. */
export function deliveryWeek(rules: SlotRules, now: Date): WeekDay[] {
  const today = zonedDay(now, rules.timezone);
  return weekdays.map((_, weekday) => {
    const day = addDays(today, (weekday - today.weekday + 7) % 7);
    return { weekday, day, hours: legalHoursOn(rules, day), exception: exceptionOn(rules, day)?.reason ?? null };
  });
}
