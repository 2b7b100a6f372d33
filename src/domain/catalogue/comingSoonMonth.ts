/** S4-08: the first day of the month to name; null where the date is missing or before the current month (UTC). */
export function comingSoonMonth(date: string | null, now: Date): Date | null {
  if (!date) return null;
  const month = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  const current = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  return month.getTime() < current ? null : month;
}
