import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { isAnonymized, markAnonymized } from '../../database/anonymizedMark';
import { emptiedTables, replacementValues, uniqueColumns } from './personalColumns';

/** A copy may be older than this code, so only existing columns are changed. */
async function readColumns(transaction: Transaction): Promise<Map<string, Set<string>>> {
  const { rows } = await transaction.execute<{ table: string; column: string }>(sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema()`);
  const tables = new Map<string, Set<string>>();
  for (const { table, column } of rows) tables.set(table, (tables.get(table) ?? new Set()).add(column));
  return tables;
}

/** Disables triggers, because some of them keep logs append-only. */
async function withoutTriggers(
  transaction: Transaction,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const setTriggers = async (state: 'DISABLE' | 'ENABLE') => {
    for (const table of tables) await transaction.execute(sql.raw(`ALTER TABLE ${table} ${state} TRIGGER USER`));
  };
  await setTriggers('DISABLE');
  await work();
  await setTriggers('ENABLE');
}

type Values = readonly (readonly [column: string, value: string])[];

async function replaceColumns(transaction: Transaction, table: string, values: Values): Promise<void> {
  const update = (changes: Values) =>
    transaction.execute(
      sql.raw(`UPDATE ${table} t
      SET ${changes.map(([name, value]) => `${name} = CASE WHEN t.${name} IS NULL THEN NULL ELSE ${value} END`).join(', ')}
      FROM (SELECT ctid AS at, row_number() OVER () AS n FROM ${table}) numbered WHERE t.ctid = numbered.at`),
    );
  const first = values.filter(([name]) => uniqueColumns[table]?.includes(name));
  await withoutTriggers(transaction, [table], async () => {
    if (first.length) await update(first.map(([name]) => [name, 'gen_random_uuid()::text'] as const));
    await update(values);
  });
}

export type AnonymizeOutcome = 'done' | 'already';

/** Skips a database that was anonymized before, unless `isAgain`: testers entered data since. */
export const anonymizeDatabase = (database: Database, isAgain = false): Promise<AnonymizeOutcome> =>
  database.transaction(async (transaction) => {
    if (!isAgain && (await isAnonymized(transaction))) return 'already';
    const tables = await readColumns(transaction);
    const toEmpty = emptiedTables.filter((table) => tables.has(table));
    if (toEmpty.length)
      await withoutTriggers(transaction, toEmpty, () => transaction.execute(sql.raw(`TRUNCATE ${toEmpty.join(', ')}`)));
    for (const [table, columns] of Object.entries(replacementValues)) {
      const existingColumns = Object.entries(columns).filter(([name]) => tables.get(table)?.has(name));
      if (existingColumns.length) await replaceColumns(transaction, table, existingColumns);
    }
    await markAnonymized(transaction);
    return 'done';
  });
