import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { QueueCounts } from '../platform/load/databaseQueue';
import type * as schema from './schema';

interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

export type Database = PgDatabase<RowsResult, typeof schema>;
/** Services that can run inside a transaction take `Database | Transaction`. */
export type Transaction = PgTransaction<RowsResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface Snapshot {
  tar: Uint8Array;
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
  queue: () => QueueCounts;
  pool?: () => { total: number; idle: number; waiting: number };
  /** Returns a consistent copy of the database as a tar file. Embedded database only. */
  snapshot?: () => Promise<Snapshot>;
}
