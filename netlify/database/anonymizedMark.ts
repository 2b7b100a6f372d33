import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './client';

/** True if `npm run anonymize` has replaced this database's personal data. */
export async function isAnonymized(database: Database | Transaction): Promise<boolean> {
  const { rows } = await database.execute<{ there: boolean }>(
    sql`SELECT to_regclass('preview.anonymized') IS NOT NULL AS there`,
  );
  return rows[0]?.there === true;
}

/** Uses its own schema to keep the mark out of the migrations. */
export async function markAnonymized(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`CREATE SCHEMA IF NOT EXISTS preview`);
  await transaction.execute(sql`CREATE TABLE IF NOT EXISTS preview.anonymized (at timestamptz NOT NULL DEFAULT now())`);
  await transaction.execute(sql`INSERT INTO preview.anonymized DEFAULT VALUES`);
}
