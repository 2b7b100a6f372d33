import { deliverySlots, exceptionOn, hoursOn, legalHours, type DeliverySlot, type SlotRules } from './deliverySlots';
import type { OpeningHours } from './providerSchema';
import { weekdays } from './weekdays';
import { addDays, instantOf, zonedDay, type ZonedDay } from './zonedTime';

const minute = 60_000;

export interface ScheduledDay {
  day: ZonedDay;
  slots: DeliverySlot[];
  /** Minutes between the time a slot of this day closes and its start; null where days in advance apply instead. */
  leadtime: number | null;
}

const leadtimeOf = (rules: SlotRules, day: ZonedDay): number | null =>
  rules.deliveryMinimumDaysInAdvance > 0 ? null : (hoursOn(rules, day)?.leadtime ?? null);

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

function withinLegalHours({ open, close }: OpeningHours): OpeningHours | null {
  const from = open > legalHours.open ? open : legalHours.open;
  const until = close < legalHours.close ? close : legalHours.close;
  return from < until ? { open: from, close: until } : null;
}

/** The hours of a calendar day, limited to legal hours. Null without deliveries. */
export function legalHoursOn(
  rules: Pick<SlotRules, 'deliveryTimes' | 'exceptions'>,
  day: ZonedDay,
): OpeningHours | null {
  const hours = hoursOn(rules, day);
  return hours && withinLegalHours(hours);
}

export interface WeekDay {
  /** 0 for Sunday. */
  weekday: number;
  /** The next date with this weekday: today or one of the six days after it. */
  day: ZonedDay;
  hours: OpeningHours | null;
  /** Set if the hours apply on that date only: the reason to show, which may be ''. */
  exception: string | null;
}

/** Delivery hours for the coming seven days, listed from Sunday (0) and limited to legal hours. */
export function deliveryWeek(rules: SlotRules, now: Date): WeekDay[] {
  const today = zonedDay(now, rules.timezone);
  return weekdays.map((_, weekday) => {
    const day = addDays(today, (weekday - today.weekday + 7) % 7);
    return { weekday, day, hours: legalHoursOn(rules, day), exception: exceptionOn(rules, day)?.reason ?? null };
  });
}
