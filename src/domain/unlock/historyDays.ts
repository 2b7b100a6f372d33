import { addDays, instantOf, type ZonedDay } from '../delivery/zonedTime';

/** Days such as '2026-11-21' between which a history is asked for, both counted in; '' sets no end. */
export interface HistoryDays {
  start: string;
  end: string;
}

/** Within what the API takes by so much that no time zone leads out of it. */
export const firstHistoryDay = '2001-01-01';
export const lastHistoryDay = '2098-12-31';

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

export type HistoryDaysFault = { field: keyof HistoryDays; fault: 'limits' | 'order' };

/** S7-17: what is wrong with two days, by the field that says it; null where nothing is. */
export function historyDaysFault(days: HistoryDays): HistoryDaysFault | null {
  for (const field of ['start', 'end'] as const) {
    const day = days[field];
    if (day && (!isDay(day) || day < firstHistoryDay || day > lastHistoryDay)) return { field, fault: 'limits' };
  }
  return days.start && days.end && days.end < days.start ? { field: 'end', fault: 'order' } : null;
}

function zonedDayOf(text: string): ZonedDay {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

/**
 * S7-17: the API's dates for two days of a zone, from the first instant to the last; a bare day would be one of UTC:
 * 2026-11-21 in New York → 2026-11-21T05:00:00.000Z to 2026-11-22T04:59:59.999Z.
 */
export function historyInstants(days: HistoryDays, timezone: string): { startDate?: string; endDate?: string } {
  const startOf = (day: ZonedDay) => instantOf(day, '00:00', timezone);
  return {
    ...(days.start && { startDate: new Date(startOf(zonedDayOf(days.start))).toISOString() }),
    ...(days.end && { endDate: new Date(startOf(addDays(zonedDayOf(days.end), 1)) - 1).toISOString() }),
  };
}
