/** All dates are relative to this one, so that a run on another day writes the same files. */
export const authoringDate = '2026-11-15';

const dayLength = 86_400_000;

/** Adds days to a date: '2026-11-15' and -1 → '2026-11-14'. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
