import type { DayHours } from '../delivery/providerSchema';
import { weekdays, type Weekday } from '../time/weekdays';
import { isoDay } from '../time/calendarDay';
import { instantOf, zonedDay } from '../time/zonedTime';

export interface OpeningSchedule {
  timezone: string;
  week: Partial<Record<Weekday, DayHours>>;
  days: ReadonlyMap<string, DayHours | null>;
}

export function isOutsideHours({ timezone, week, days }: OpeningSchedule, slot: { start: Date; end: Date }): boolean {
  const day = zonedDay(slot.start, timezone);
  const exception = days.get(isoDay(day));
  const hours = exception === undefined ? week[weekdays[day.weekday]!] : exception;
  if (!hours) return true;
  const [opens, closes] = [hours.open, hours.close].map((clock) => instantOf(day, clock, timezone));
  return slot.start.getTime() < opens! || slot.end.getTime() > closes!;
}
