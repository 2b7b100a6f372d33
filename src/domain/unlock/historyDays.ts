import { addDays, parseDay, type CalendarDay } from '../time/calendarDay';
import { instantOf } from '../time/zonedTime';

/** Both days are inclusive. An empty day leaves that end open. */
export interface HistoryDays {
  start: string;
  end: string;
}

/** Stricter than the API's limits, so that no time zone conversion exceeds them. */
export const firstHistoryDay = '2001-01-01';
export const lastHistoryDay = '2098-12-31';

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

export type HistoryDaysFault = { field: keyof HistoryDays; fault: 'limits' | 'order' };

export function historyDaysFault(days: HistoryDays): HistoryDaysFault | null {
  for (const field of ['start', 'end'] as const) {
    const day = days[field];
    if (day && (!isDay(day) || day < firstHistoryDay || day > lastHistoryDay)) return { field, fault: 'limits' };
  }
  return days.start && days.end && days.end < days.start ? { field: 'end', fault: 'order' } : null;
}

/** The API reads a bare day as UTC. In New York, 2026-11-21 starts at 2026-11-21T05:00:00.000Z. */
export function historyInstants(days: HistoryDays, timezone: string): { startDate?: string; endDate?: string } {
  const startOf = (day: CalendarDay) => instantOf(day, '00:00', timezone);
  return {
    ...(days.start && { startDate: new Date(startOf(parseDay(days.start))).toISOString() }),
    ...(days.end && { endDate: new Date(startOf(addDays(parseDay(days.end), 1)) - 1).toISOString() }),
  };
}
