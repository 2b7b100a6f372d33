import { integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, kept with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A weight in grams, exact to the milligram. */
export const grams = (name: string) => numeric(name, { precision: 10, scale: 3, mode: 'number' });

/** What every outbox keeps of a message beside what it says and when it arrived. */
export const sending = () => ({
  attempts: integer('attempts').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  lastError: text('last_error'),
  /** When it was given up. */
  deadAt: instant('dead_at'),
  createdAt: instant('created_at').notNull(),
});
