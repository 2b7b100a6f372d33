import type { DayHours } from '../delivery/providerSchema';
import { weekdays, type Weekday } from '../delivery/weekdays';
import { instantOf, isoDay, zonedDay } from '../delivery/zonedTime';

/** The hours of a week and of single days, for deliveries or for pickups. */
export interface OpeningSchedule {
  timezone: string;
  week: Partial<Record<Weekday, DayHours>>;
  /** By `YYYY-MM-DD`. Null: closed that day. */
  days: ReadonlyMap<string, DayHours | null>;
}

/** True if a window does not fit between opening and closing of its day. */
export function isOutsideHours({ timezone, week, days }: OpeningSchedule, slot: { start: Date; end: Date }): boolean {
  const day = zonedDay(slot.start, timezone);
  const exception = days.get(isoDay(day));
  const hours = exception === undefined ? week[weekdays[day.weekday]!] : exception;
  if (!hours) return true;
  const [opens, closes] = [hours.open, hours.close].map((clock) => instantOf(day, clock, timezone));
  return slot.start.getTime() < opens! || slot.end.getTime() > closes!;
}
