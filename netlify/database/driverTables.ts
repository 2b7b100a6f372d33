import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { orders } from './orderTables';
import { providers } from './providerTables';
import { staff } from './staffTables';

/** A driver's orders of one dispensary and day, opened with a link instead of an account. */
export const driverRuns = pgTable(
  'driver_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    driverName: text('driver_name').notNull(),
    createdBy: uuid('created_by').references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('driver_runs_provider').on(table.providerId, table.expiresAt)],
);

export const driverRunOrders = pgTable(
  'driver_run_orders',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => driverRuns.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.orderId] }),
    index('driver_run_orders_order').on(table.orderId),
  ],
);
