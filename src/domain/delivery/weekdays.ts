/** The keys of a week's hours (S3-08), Sunday first as `getDay` counts. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type Weekday = (typeof weekdays)[number];
