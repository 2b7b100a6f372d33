import { z } from 'zod';

const day = 86_400_000;
const first = Date.UTC(2000, 0);
const last = Date.UTC(2100, 0);

/** A day in UTC, or an instant. */
export const historyDateSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: 'expected a date such as 2026-11-21 or an ISO 8601 date and time',
  })
  .refine((date) => Date.parse(date) >= first && Date.parse(date) < last, 'expected a date from 2000 to 2099');

interface HistoryDates {
  startDate?: string;
  endDate?: string;
}

/** Both dates are inclusive; `before` is the first instant after them. */
export function historyRange({ startDate, endDate }: HistoryDates): { from: Date | null; before: Date | null } {
  const isDay = endDate?.length === 'YYYY-MM-DD'.length;
  return {
    from: startDate === undefined ? null : new Date(startDate),
    before: endDate === undefined ? null : new Date(Date.parse(endDate) + (isDay ? day : 1)),
  };
}
