import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { copyTable } from './copyTable';
import { countRows, isSameSum, readTables, sumTable, setExactText, type Table, type TableSum } from './tables';

export type TableSums = Map<string, TableSum>;

export async function sumTables(transaction: Transaction, tables: readonly Table[]): Promise<TableSums> {
  const sums: TableSums = new Map();
  for (const table of tables) sums.set(table.name, await sumTable(transaction, table));
  return sums;
}

const run = async (transaction: Transaction, statements: string[]): Promise<void> =>
  void (await transaction.execute(sql.raw(statements.join('; '))));

/**
 * Turns off triggers, which would queue messages, and foreign keys, which would need an order of tables and rows. Returns
 * the function that turns them on again.
 */
async function suspendRules(to: Transaction, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await to.execute<{ table: string; name: string; definition: string }>(sql`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  const triggers = (action: string) => tables.map(({ name }) => `ALTER TABLE ${name} ${action} TRIGGER USER`);
  const restored = keys.map(
    ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
  );
  await run(to, [
    ...triggers('DISABLE'),
    ...keys.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
  ]);
  return () => run(to, [...restored, ...triggers('ENABLE')]);
}

async function copySequences({ from, to }: { from: Transaction; to: Transaction }): Promise<void> {
  const { rows } = await from.execute<{ name: string; last: string }>(sql`
    SELECT quote_ident(sequencename) AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL`);
  for (const { name, last } of rows) await to.execute(sql`SELECT setval(${name}::regclass, ${last}::bigint)`);
}

const listTables = (tables: readonly Table[]): string =>
  JSON.stringify(tables.map(({ name, columns }) => [name, columns]));

function requireSameTables(from: readonly Table[], to: readonly Table[]): void {
  if (listTables(from) === listTables(to)) return;
  const differing = [...from, ...to]
    .map(({ name }) => name)
    .filter((name) => {
      const inTable = (tables: readonly Table[]) => listTables(tables.filter((table) => table.name === name));
      return inTable(from) !== inTable(to);
    });
  throw new Error(
    `The target's tables differ from the shop's: ${[...new Set(differing)].join(', ')}. Choose an empty database.`,
  );
}

/** Returns false if the target has everything already. Throws if it has anything else. */
async function isEmptyTarget(to: Transaction, tables: readonly Table[], sums: TableSums): Promise<boolean> {
  await run(to, [`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS EXCLUSIVE MODE`]);
  const found = [...(await countRows(to, tables))].filter(([, count]) => count > 0);
  if (!found.length) return true;
  const existing = await sumTables(to, tables);
  if (tables.every(({ name }) => isSameSum(existing.get(name)!, sums.get(name)!))) return false;
  const list = found.map(([name, count]) => `${name} (${count})`).join(', ');
  throw new Error(
    `The target is not empty, so nothing was moved. It has rows in ${list}. Move into a new database; a server must not have started on it.`,
  );
}

async function checkSums(to: Transaction, tables: readonly Table[], sums: TableSums): Promise<void> {
  for (const table of tables) {
    const expected = sums.get(table.name)!;
    const found = await sumTable(to, table);
    if (isSameSum(expected, found)) continue;
    throw new Error(
      `The table ${table.name} differs after the move (${expected.rows} rows, then ${found.rows}), so nothing was moved.`,
    );
  }
}

interface RowsMove {
  from: Transaction;
  target: Database;
  tables: readonly Table[];
  sums: TableSums;
}

/** Runs in a transaction that holds the target alone, and only if it is empty. Returns null if everything is there. */
const inEmptyTarget = <Result>(
  { target, tables, sums }: RowsMove,
  work: (to: Transaction) => Promise<Result>,
): Promise<Result | null> =>
  target.transaction(async (to) => {
    await setExactText(to);
    requireSameTables(tables, await readTables(to));
    return (await isEmptyTarget(to, tables, sums)) ? work(to) : null;
  });

/** In one transaction: whenever the move is interrupted, the target has either all rows or none. */
export async function moveRows(move: RowsMove): Promise<void> {
  const { from, tables, sums } = move;
  await inEmptyTarget(move, async (to) => {
    const restoreRules = await suspendRules(to, tables);
    for (const table of tables) await copyTable({ from, to }, table);
    await restoreRules();
    await copySequences({ from, to });
    await checkSums(to, tables, sums);
    // The planner's statistics are not copied, and the first orders should not wait for them.
    await to.execute(sql`ANALYZE`);
  });
}

const sampleRows = 1_000;

/** Returns the milliseconds that the copy of a sample of each table takes, multiplied to all rows. */
async function timeSamples({ from, tables, sums }: RowsMove, to: Transaction): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const started = performance.now();
    const copied = await copyTable({ from, to }, table, sampleRows);
    if (copied) total += ((performance.now() - started) * sums.get(table.name)!.rows) / copied;
  }
  return total;
}

/**
 * Predicts the milliseconds of `moveRows` from samples, which it takes back. Their short copies are slower for each row,
 * which leaves time for foreign keys, checksums and the commit. Null as above.
 */
export const predictRows = (move: RowsMove): Promise<number | null> =>
  inEmptyTarget(move, async (to) => {
    const sample = async () => {
      await to.execute(sql`SAVEPOINT sample`);
      await suspendRules(to, move.tables);
      const copying = await timeSamples(move, to);
      await to.execute(sql`ROLLBACK TO SAVEPOINT sample`);
      return copying;
    };
    // The first rows are slow, because the code that copies them is not yet compiled.
    await sample();
    return sample();
  });
