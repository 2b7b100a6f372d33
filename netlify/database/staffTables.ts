import { index, integer, jsonb, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { staffRoles } from '../../src/domain/staff/staffRoles';
import { instant } from './columns';
import { providers } from './providerTables';

/** People who work in the console: operators see every dispensary, staff see the one they belong to. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: staffRoles }).notNull(),
  /** Null for operators. */
  providerId: text('provider_id').references(() => providers.id),
  invitedBy: uuid('invited_by').references((): AnyPgColumn => staff.id),
  createdAt: instant('created_at').notNull(),
  /** Kept for the audit log. Removed people have no sessions and cannot sign in. */
  removedAt: instant('removed_at'),
});

/** Codes for signing in to the console. They are no shopper's codes. */
export const staffCodes = pgTable(
  'staff_codes',
  {
    /** The challenge id, known only to the caller who requested the code. */
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
    /** SHA-256 of the token. The token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/** Who did what, when and from where. Append-only: a trigger in the migrations refuses UPDATE and DELETE. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: instant('at').notNull(),
    /** Null for drivers, webhooks and the command line. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Who it was, in words: an email address, 'driver Sam', 'webhook', 'command line'. */
    actor: text('actor').notNull(),
    /** The dispensary it concerns. Null for operators' own actions. */
    providerId: text('provider_id').references(() => providers.id),
    /** Such as 'order.move', 'stock.set', 'staff.invite'. */
    action: text('action').notNull(),
    /** The object of the action: an order number, a product variant, an email address. */
    subject: text('subject').notNull(),
    /** Values before and after. Never a shopper's name, address or photo. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    /** Client IP address. Empty for the command line. */
    origin: text('origin').notNull().default(''),
  },
  (table) => [index('audit_entries_provider').on(table.providerId, table.at), index('audit_entries_at').on(table.at)],
);

/** Keys of actions that were done, so that a tablet or phone that sends one again after a lost answer does it once. */
export const actionReceipts = pgTable(
  'action_receipts',
  {
    /** The staff member's or the run's id. */
    actorId: uuid('actor_id').notNull(),
    key: text('key').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.key] }),
    index('action_receipts_received').on(table.receivedAt),
  ],
);
