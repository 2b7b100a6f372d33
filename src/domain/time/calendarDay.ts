/** A day without a time zone. Months start at 1, weekdays at 0 (Sunday). */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
  weekday: number;
}

/** Returns the day that a date's local fields show. */
export const localDay = (date: Date): CalendarDay => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
  weekday: date.getDay(),
});

/** Counts calendar days, so clock changes do not matter. */
export function addDays({ year, month, day }: CalendarDay, count: number): CalendarDay {
  const utc = new Date(Date.UTC(year, month - 1, day + count));
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate(), weekday: utc.getUTCDay() };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const isoDay = ({ year, month, day }: CalendarDay): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** Reads a valid day such as '2026-11-21'. */
export function parseDay(iso: string): CalendarDay {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return addDays({ year, month, day, weekday: 0 }, 0);
}
