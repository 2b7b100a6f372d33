import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { QueueCounts } from '../platform/load/databaseQueue';
import type * as schema from './schema';

interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Transactions do not nest. */
export type Transaction = Omit<PgDatabase<RowsResult, typeof schema>, 'transaction'>;
/** Services that can run inside a transaction take `Database | Transaction`. */
export interface Database extends Transaction {
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
