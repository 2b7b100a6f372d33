import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { QueueCounts } from '../platform/load/databaseQueue';
import type * as schema from './schema';

interface Rows<Row> {
  rows: Row[];
}
/** The result shape that `pg` and PGlite share. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** One type for Postgres and for the embedded PGlite. */
export type Database = PgDatabase<RowsResult, typeof schema>;
/** Passed to the callback of `database.transaction`. Services that can run inside one take `Database | Transaction`. */
export type Transaction = PgTransaction<RowsResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface Snapshot {
  tar: Uint8Array;
  /** Keys of the ID images that the rows refer to. */
  blobKeys: string[];
}

export interface DatabaseConnection {
  database: Database;
  /** Runs one statement with `$1` parameters, for libraries that bring their own SQL. */
  query: (statement: {
    text: string;
    values?: unknown[];
  }) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  close: () => Promise<void>;
  /** How many callers are using the database or waiting for it. */
  queue: () => QueueCounts;
  /** The state of the connection pool; absent if there is none. */
  pool?: () => { total: number; idle: number; waiting: number };
  /** A consistent copy of the whole database, as a tar file to restore from. Embedded database only. */
  snapshot?: () => Promise<Snapshot>;
}
