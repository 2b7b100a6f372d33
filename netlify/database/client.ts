import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { QueueCounts } from '../platform/load/databaseQueue';
import type * as schema from './schema';

interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

type Queries = Omit<PgDatabase<RowsResult, typeof schema>, 'transaction'>;
/** Transactions do not nest. Services that can run inside one take `Database | Transaction`. */
export type Transaction = Queries;
export interface Database extends Queries {
  transaction: <Result>(
    work: (transaction: Transaction) => Promise<Result>,
    config?: PgTransactionConfig,
  ) => Promise<Result>;
}

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
