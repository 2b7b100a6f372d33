import { customType, integer, numeric, text } from 'drizzle-orm/pg-core';
import { DatabaseSettingsError } from './sessionSettings';

/**
 * Throws unless the value is in ISO format, because other styles may swap day and month. A session's DateStyle can change
 * while it runs, if the server reloads its configuration. Relational queries read columns as JSON, with a T before the
 * time.
 */
function requireIso(value: string): string {
  if (/^\d{4,}-\d\d-\d\d(?:[ T]|$)/.test(value)) return value;
  throw new DatabaseSettingsError('Postgres sent a date that is not in ISO format: expected DateStyle = ISO');
}

export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (value) => value.toISOString(),
  fromDriver: (value) => new Date(requireIso(value)),
});

/** A day of a calendar, such as '2026-03-02'. */
export const day = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
  fromDriver: requireIso,
});

export const grams = (name: string) => numeric(name, { precision: 10, scale: 3, mode: 'number' });

export const deliveryColumns = () => ({
  attempts: integer('attempts').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  lastError: text('last_error'),
  deadAt: instant('dead_at'),
  createdAt: instant('created_at').notNull(),
});
