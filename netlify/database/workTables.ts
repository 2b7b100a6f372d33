import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sending } from './columns';

/** Messages to shoppers that must arrive, written in the transaction that causes them. One-time codes are never stored here. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at'),
    ...sending(),
  },
  (table) => [
    index('notices_due')
      .on(table.nextAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
  ],
);

/** Deletions and cancellations to perform outside the database, queued in the transaction that decides them. */
export const removals = pgTable('removals', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind', { enum: ['id_image', 'subscription'] }).notNull(),
  /** The blob key of the image, or the id of the subscription. */
  target: text('target').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
});

/** When each job last ran. A process claims a run by updating `round`; only the first one succeeds. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  /** The start of the minute, hour or other interval that was last claimed. */
  round: instant('round').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  error: text('error'),
});
