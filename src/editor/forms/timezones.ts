/** The time zones of the regions, from west to east. */
export const timezones = [
  'America/Los_Angeles',
  'America/Vancouver',
  'America/Denver',
  'America/Edmonton',
  'America/Chicago',
  'America/Regina',
  'America/Winnipeg',
  'America/New_York',
  'America/Toronto',
  'America/Halifax',
  'America/St_Johns',
] as const;

/** 'America/Los_Angeles' → 'America/Los Angeles'. */
export const timezoneLabel = (timezone: string): string => timezone.replaceAll('_', ' ');
