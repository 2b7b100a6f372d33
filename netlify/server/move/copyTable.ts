import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import type { Table } from './tables';

/** Few enough that the widest rows fit into memory, and enough that round trips do not matter. */
const batchRows = 500;

interface Ends {
  from: Transaction;
  to: Transaction;
}

/** Copies every value as text, which is exact in both directions, unlike JavaScript's dates and numbers. */
export async function copyTable({ from, to }: Ends, { name, columns }: Table, limit = Infinity): Promise<number> {
  const written = columns.filter(({ isGenerated }) => !isGenerated);
  const names = written.map((column) => column.name).join(', ');
  const texts = written.map((column, at) => `${column.name}::text AS c${at}`).join(', ');
  const values = written.map(({ type }, at) => `c${at}::${type}`).join(', ');
  const aliases = written.map((_, at) => `c${at}`);
  const fetch = async () =>
    (await from.execute<Record<string, string | null>>(sql.raw(`FETCH ${batchRows} FROM moved_rows`))).rows;
  const insert = (rows: Record<string, string | null>[]) => {
    const arrays = aliases.map((alias) => sql`${sql.param(rows.map((row) => row[alias]))}::text[]`);
    return to.execute(sql`
      INSERT INTO ${sql.raw(name)} (${sql.raw(names)}) OVERRIDING SYSTEM VALUE
      SELECT ${sql.raw(values)} FROM unnest(${sql.join(arrays, sql`, `)}) AS batch (${sql.raw(aliases.join(', '))})`);
  };
  await from.execute(sql.raw(`DECLARE moved_rows NO SCROLL CURSOR FOR SELECT ${texts} FROM ${name}`));
  let copied = 0;
  for (let rows = await fetch(); rows.length;) {
    copied += rows.length;
    const isLast = copied >= limit;
    [rows] = await Promise.all([isLast ? [] : fetch(), insert(rows)]);
  }
  await from.execute(sql`CLOSE moved_rows`);
  return copied;
}
