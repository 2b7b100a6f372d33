import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { staffRoles } from '../../src/domain/staff/staffRoles';
import { instant } from './columns';
import { providers } from './providerTables';

/** Operators see every dispensary; staff see their own. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: staffRoles }).notNull(),
  providerId: text('provider_id').references(() => providers.id),
  invitedBy: uuid('invited_by').references((): AnyPgColumn => staff.id),
  createdAt: instant('created_at').notNull(),
  /** Removed people stay for the audit log. They have no sessions and cannot sign in. */
  removedAt: instant('removed_at'),
});

export const staffCodes = pgTable(
  'staff_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('staff_codes_staff').on(table.staffId)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/** Append-only: a trigger in the migrations refuses UPDATE and DELETE. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: instant('at').notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    /** An email address, 'driver Sam', 'webhook' or 'command line'. */
    actor: text('actor').notNull(),
    providerId: text('provider_id').references(() => providers.id),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    /** Values before and after. Must not contain a shopper's name, address or photo. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    origin: text('origin').notNull().default(''),
  },
  (table) => [
    index('audit_entries_provider').on(table.providerId, table.at),
    index('audit_entries_at').on(table.at),
    /** Decisions about reviews, which are few among the changes of orders and stock. */
    index('audit_entries_reviews')
      .on(table.subject, table.at)
      .where(sql`${table.action} like 'review.%'`),
  ],
);

/** Idempotency keys: a tablet or phone repeats an action when the response was lost. */
export const actionReceipts = pgTable(
  'action_receipts',
  {
    actorId: uuid('actor_id').notNull(),
    key: text('key').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.key] }),
    index('action_receipts_received').on(table.receivedAt),
  ],
);
