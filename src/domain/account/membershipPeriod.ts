export const trialDays = 30;

const day = 86_400_000;

/** A trial lasts thirty days of 24 hours, regardless of clock changes. */
export const trialEnd = (start: Date): Date => new Date(start.getTime() + trialDays * day);

/** Adds months in UTC. A day that the target month lacks becomes its last day: 31 January + 1 → 28 February. */
export function addMonths(from: Date, months: number): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return moved;
}

/** Months count from the anchor (the first billed day), so a 31st returns after February: 31 Jan, 28 Feb, 31 Mar. */
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

/** Returns every period that has begun since `lastEnd`, oldest first. Downtime can leave more than one. */
export function duePeriods(anchor: Date, lastEnd: Date, now: Date): Period[] {
  const periods: Period[] = [];
  for (let start = lastEnd; start <= now; start = periods.at(-1)!.end)
    periods.push({ start, end: nextPeriodEnd(anchor, start) });
  return periods;
}
