import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './client';

/** Applies and tracks the migrations: Netlify's deploys, or this project's `migrate`. */
export type Migrator = 'netlify' | 'migrate';

interface AppliedMigrations {
  by: Migrator | null;
  names: string[];
}

export async function readAppliedMigrations(database: Database | Transaction): Promise<AppliedMigrations> {
  const { rows: tables } = await database.execute<{ netlify: boolean | null; project: boolean }>(sql`
    SELECT has_table_privilege(to_regclass('netlify.migrations'), 'SELECT') AS netlify,
      to_regclass('schema_migrations') IS NOT NULL AS project`);
  const namesIn = async (table: string) => {
    const { rows } = await database.execute<{ name: string }>(sql.raw(`SELECT name FROM ${table} ORDER BY name`));
    return rows.map(({ name }) => name);
  };
  const byNetlify = tables[0]?.netlify ? await namesIn('netlify.migrations') : [];
  if (byNetlify.length) return { by: 'netlify', names: byNetlify };
  return tables[0]?.project ? { by: 'migrate', names: await namesIn('schema_migrations') } : { by: null, names: [] };
}

export interface SchemaMismatch {
  kind: 'older' | 'newer';
  migrations: string[];
}

/** A database that lacks some migrations counts as older, even if it has others that the code does not know. */
export function compareMigrations(applied: readonly string[], shipped: readonly string[]): SchemaMismatch | null {
  const missing = shipped.filter((name) => !applied.includes(name));
  if (missing.length) return { kind: 'older', migrations: missing };
  const unshipped = applied.filter((name) => !shipped.includes(name));
  return unshipped.length ? { kind: 'newer', migrations: unshipped } : null;
}

/** Returns null when the migrations match, or when tables exist that neither migrator created. */
export async function findSchemaMismatch(
  database: Database,
  shipped: readonly string[],
): Promise<SchemaMismatch | null> {
  const { by, names } = await readAppliedMigrations(database);
  if (by) return compareMigrations(names, shipped);
  const { rows } = await database.execute<{ there: boolean }>(sql`SELECT to_regclass('users') IS NOT NULL AS there`);
  return rows[0]?.there ? null : compareMigrations([], shipped);
}
