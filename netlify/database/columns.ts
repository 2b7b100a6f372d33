import { integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const grams = (name: string) => numeric(name, { precision: 10, scale: 3, mode: 'number' });

export const deliveryColumns = () => ({
  attempts: integer('attempts').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  lastError: text('last_error'),
  deadAt: instant('dead_at'),
  createdAt: instant('created_at').notNull(),
});
