/** D-26: the free trial, once a shopper. */
export const trialDays = 30;

const day = 86_400_000;

/** When a trial that starts now ends: thirty days of 24 hours later. */
export const trialEnd = (start: Date): Date => new Date(start.getTime() + trialDays * day);

/** The same time of day some months on, in UTC; a day that the month lacks is its last: 31 January + 1 → 28 February. */
export function addMonths(from: Date, months: number): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return moved;
}

/**
 * The end of the monthly period that begins at `start`. Months count from the anchor, the first day that was billed, so
 * that a 31st comes back after February: 31 January, 28 February, 31 March.
 */
export function nextPeriodEnd(anchor: Date, start: Date): Date {
  const years = start.getUTCFullYear() - anchor.getUTCFullYear();
  const months = years * 12 + start.getUTCMonth() - anchor.getUTCMonth();
  const end = addMonths(anchor, months);
  return end > start ? end : addMonths(anchor, months + 1);
}

interface Period {
  start: Date;
  end: Date;
}

/** Every period that has begun since the last one ended, oldest first: more than one after a long pause of the server. */
export function duePeriods(anchor: Date, lastEnd: Date, now: Date): Period[] {
  const periods: Period[] = [];
  for (let start = lastEnd; start <= now; start = periods.at(-1)!.end)
    periods.push({ start, end: nextPeriodEnd(anchor, start) });
  return periods;
}
