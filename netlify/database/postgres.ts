import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database, DatabaseConnection } from './client';
import * as schema from './schema';

/** Opens a pool on a Postgres server; connections are made when first wanted. */
export function openPostgres(url: string): DatabaseConnection {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // Without a listener, an idle connection that the server ends would end the process.
  pool.on('error', (error) => console.error(`Postgres connection lost: ${error.message}`));
  return {
    database: drizzle(pool, { schema }) as unknown as Database,
    query: async ({ text, values }) => {
      const { rows, rowCount } = await pool.query<Record<string, unknown>>(text, values);
      return { rows, rowCount: rowCount ?? 0 };
    },
    close: () => pool.end(),
  };
}
