import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getErrorMessage } from '../platform/getErrorMessage';
import { rootCause } from '../platform/log/sanitizeError';
import type { Database, Transaction } from './client';
import { compareMigrations, readAppliedMigrations } from './schemaState';

interface Migration {
  name: string;
  statements: string[];
  hash: string;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** The id of an advisory lock that nothing else uses in this database. */
const lockId = 4_710_083;

const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const statements = text
        .split('--> statement-breakpoint')
        .map((each) => each.trim())
        .filter(Boolean);
      return { name: file.replace(/\.sql$/, ''), statements, hash: createHash('sha256').update(text).digest('hex') };
    });

export const readMigrationNames = (): string[] => readMigrations(migrationsFolder).map(({ name }) => name);

function requireKnownMigrations(applied: { name: string; hash: string }[], shipped: Migration[]): void {
  for (const { name, hash } of applied) {
    const file = shipped.find((migration) => migration.name === name);
    if (!file)
      throw new Error(
        `The database is newer than this code: it has the migration ${name}, which this code does not know. Update the code.`,
      );
    if (file.hash !== hash)
      throw new Error(
        `The migration ${name}.sql was changed after it ran. Restore it and add a new migration instead.`,
      );
  }
}

/** Throws if migrations differ: Netlify migrates its database at each deploy, which would fail after another migrator. */
function requireCurrentSchema(applied: string[], shipped: Migration[]): void {
  const mismatch = compareMigrations(
    applied,
    shipped.map(({ name }) => name),
  );
  if (!mismatch) return;
  const names = mismatch.migrations.join(', ');
  throw new Error(
    mismatch.kind === 'older'
      ? `The database is older than this code, and Netlify migrates it at each deploy. Deploy this code first. It lacks ${names}.`
      : `The database is newer than this code: it has ${names}, which this code does not know. Update the code.`,
  );
}

async function apply(transaction: Transaction, { name, statements, hash }: Migration): Promise<void> {
  for (const [index, statement] of statements.entries()) {
    await transaction.execute(sql.raw(statement)).catch((error: unknown) => {
      const reason = getErrorMessage(rootCause(error));
      throw new Error(`The migration ${name}.sql failed at statement ${index + 1} of ${statements.length}: ${reason}`, {
        cause: error,
      });
    });
  }
  await transaction.execute(sql`INSERT INTO schema_migrations (name, hash) VALUES (${name}, ${hash})`);
}

/** Runs the missing migrations in one transaction and returns their names. Use a connection with `maintenanceTimeouts`. */
export async function migrate(database: Database, folder: string = migrationsFolder): Promise<string[]> {
  const shipped = readMigrations(folder);
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
    const { by, names } = await readAppliedMigrations(transaction);
    if (by === 'netlify') {
      requireCurrentSchema(names, shipped);
      return [];
    }
    await transaction.execute(
      sql`CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows: applied } = await transaction.execute<{ name: string; hash: string }>(
      sql`SELECT name, hash FROM schema_migrations ORDER BY name`,
    );
    requireKnownMigrations(applied, shipped);
    const missing = shipped.filter(({ name }) => !applied.some((each) => each.name === name));
    for (const migration of missing) await apply(transaction, migration);
    return missing.map(({ name }) => name);
  });
}
