/** The day of the build that the catalogue is made for. Its files have dates relative to it, so they are as fresh in any build. */
export const authoringDate = '2026-11-15';

const dayLength = 86_400_000;

/** Adds days to a date: '2026-11-15' and -1 → '2026-11-14'. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
