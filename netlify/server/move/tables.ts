import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';

interface Column {
  name: string;
  type: string;
  isGenerated: boolean;
}

/** Names are quoted for SQL where needed. */
export interface Table {
  name: string;
  columns: Column[];
}

/** Both databases must write values as the same text, and read back what the other one wrote. */
const exactText = `SET LOCAL TIME ZONE 'UTC'; SET LOCAL datestyle = 'ISO, MDY'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`;

export const setExactText = async (transaction: Transaction): Promise<void> =>
  void (await transaction.execute(sql.raw(exactText)));

/** All tables but that of the migrations, which are compared and never copied. */
export async function readTables(database: Transaction): Promise<Table[]> {
  const { rows } = await database.execute<{ name: string; columns: Column[] }>(sql`
    SELECT quote_ident(relname) AS name, json_agg(json_build_object('name', quote_ident(attname),
      'type', format_type(atttypid, atttypmod), 'isGenerated', attgenerated <> '') ORDER BY attname) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'
      AND attnum > 0 AND NOT attisdropped
    GROUP BY relname ORDER BY relname`);
  return rows;
}

export async function countRows(database: Transaction, tables: readonly Table[]): Promise<Map<string, number>> {
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*) AS count FROM ${name}`);
  if (!counts.length) return new Map();
  const { rows } = await database.execute<{ name: string; count: string }>(sql.raw(counts.join(' UNION ALL ')));
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

export interface TableSum {
  rows: number;
  /** The sum of 60 bits of each row's MD5, so that the order of rows does not matter. */
  checksum: string;
}

export const isSameSum = (one: TableSum, other: TableSum): boolean =>
  one.rows === other.rows && one.checksum === other.checksum;

export async function sumTable(transaction: Transaction, { name, columns }: Table): Promise<TableSum> {
  const row = `ROW(${columns.map((column) => `${column.name}::text`).join(', ')})::text`;
  const { rows } = await transaction.execute<{ rows: string; checksum: string }>(
    sql.raw(`SELECT count(*) AS rows,
      coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint), 0)::text AS checksum FROM ${name}`),
  );
  return { rows: Number(rows[0]!.rows), checksum: rows[0]!.checksum };
}
