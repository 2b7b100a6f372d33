import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sending } from './columns';

/** Messages to shoppers that must arrive (D-22), written in the transaction that causes them. Codes never come here. */
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

/** What is to be deleted or ended outside of the database, noted in the transaction that decides it. */
export const removals = pgTable('removals', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind', { enum: ['id_image', 'subscription'] }).notNull(),
  /** The key of the bytes, or the id of the subscription. */
  target: text('target').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
});

/** When each job last ran. A process that would run it moves `round` on first; who comes second leaves it. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  /** The beginning of the minute, hour … that was worked last. */
  round: instant('round').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  error: text('error'),
});
