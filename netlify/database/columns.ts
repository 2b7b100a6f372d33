import { numeric, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, kept with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A weight in grams, exact to the milligram. */
export const grams = (name: string) => numeric(name, { precision: 10, scale: 3, mode: 'number' });
