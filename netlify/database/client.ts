import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
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

export interface DatabaseConnection {
  database: Database;
  /** One statement with `$1` parameters, for libraries that bring their own SQL. */
  query: (statement: {
    text: string;
    values?: unknown[];
  }) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  close: () => Promise<void>;
}

/** The SQLSTATE of a failed statement ('23505', '40001' …), or null when the error is not the database's. */
export function sqlState(error: unknown): string | null {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : null;
}
