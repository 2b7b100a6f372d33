import type { DayHours, DeliveryProvider, ScheduleException } from './providerSchema';
import { weekdays } from '../time/weekdays';
import { addDays, isoDay, type CalendarDay } from '../time/calendarDay';
import { instantOf, zonedDay } from '../time/zonedTime';

export interface DeliverySlot {
  start: string;
  end: string;
  isFull: boolean;
}

export type SlotRules = Pick<
  DeliveryProvider,
  | 'timezone'
  | 'deliveryTimes'
  | 'deliveryAllowedDaysInAdvance'
  | 'deliveryMinimumDaysInAdvance'
  | 'fullSlots'
  | 'exceptions'
  | 'pause'
>;

const minute = 60_000;
/** California only allows delivery between these hours. */
export const legalHours = { open: '06:00', close: '22:00' };

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** Returns null if the weekday's usual hours apply. */
export const exceptionOn = (
  { exceptions }: Pick<SlotRules, 'exceptions'>,
  day: CalendarDay,
): ScheduleException | null =>
  exceptions.length ? (exceptions.find((exception) => exception.day === isoDay(day)) ?? null) : null;

/** Returns null on a day without deliveries. */
export function hoursOn(rules: Pick<SlotRules, 'deliveryTimes' | 'exceptions'>, day: CalendarDay): DayHours | null {
  const exception = exceptionOn(rules, day);
  return exception ? exception.deliveryHours : (rules.deliveryTimes[weekdays[day.weekday]!] ?? null);
}

function slotsOfDay(day: CalendarDay, hours: DayHours, timezone: string): { start: number; end: number }[] {
  const first = instantOf(day, later(hours.open, legalHours.open), timezone);
  const closing = instantOf(day, earlier(hours.close, legalHours.close), timezone);
  const length = hours.timeframe * minute;
  const slots = [];
  for (let start = first; start + length <= closing; start += length) slots.push({ start, end: start + length });
  return slots;
}

export function slotCountOn(
  rules: Pick<SlotRules, 'timezone' | 'deliveryTimes' | 'exceptions'>,
  day: CalendarDay,
): number {
  const hours = hoursOn(rules, day);
  return hours ? slotsOfDay(day, hours, rules.timezone).length : 0;
}

/**
 * The earliest start is now plus the lead time or, with days in advance, the start of that day. The last slot ends by
 * closing time. No slot starts during a pause.
 */
export function deliverySlots(provider: SlotRules, now: Date): DeliverySlot[] {
  const { timezone, deliveryMinimumDaysInAdvance: minimum } = provider;
  const today = zonedDay(now, timezone);
  const resumes = provider.pause ? Date.parse(provider.pause.until) : -Infinity;
  const full = new Set(provider.fullSlots.map((start) => Date.parse(start)));
  const days = Array.from({ length: minimum + provider.deliveryAllowedDaysInAdvance }, (_, index) =>
    addDays(today, index),
  );
  return days.flatMap((day) => {
    const hours = hoursOn(provider, day);
    if (!hours) return [];
    const earliest =
      minimum > 0 ? instantOf(addDays(today, minimum), '00:00', timezone) - 1 : now.getTime() + hours.leadtime * minute;
    return slotsOfDay(day, hours, timezone)
      .filter(({ start }) => start > earliest && start >= resumes)
      .map(({ start, end }) => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        isFull: full.has(start),
      }));
  });
}
