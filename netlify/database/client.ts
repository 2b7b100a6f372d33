import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { QueueCounts } from '../platform/load/workQueue';
import type * as schema from './schema';

interface Rows<Row> {
  rows: Row[];
}
/** What `pg` and PGlite answer alike. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** One type for Postgres and for the embedded PGlite. */
export type Database = PgDatabase<RowsResult, typeof schema>;
/** What the callback of `database.transaction` is given; services that run inside one take `Database | Transaction`. */
export type Transaction = PgTransaction<RowsResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface Snapshot {
  tar: Uint8Array;
  /** Of the ID images that its rows name. */
  blobKeys: string[];
}

export interface DatabaseConnection {
  database: Database;
  /** One statement with `$1` parameters, for libraries that bring their own SQL. */
  query: (statement: {
    text: string;
    values?: unknown[];
  }) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  close: () => Promise<void>;
  /** How many use it or wait for it now. */
  queue: () => QueueCounts;
  /** How its pool stands; absent where there is none. */
  pool?: () => { total: number; idle: number; waiting: number };
  /** The whole database at one moment, as a tar file that a new one can be made of; of the embedded database alone. */
  snapshot?: () => Promise<Snapshot>;
}
