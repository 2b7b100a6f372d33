import { getTableColumns, sql, type Placeholder } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './client';

interface Prepared<Result> {
  execute: (values: Record<string, unknown>) => Promise<Result>;
}

interface Query<Result> {
  prepare: (name: string) => Prepared<Result>;
}

export type ValueOf<Input extends object> = <Name extends keyof Input & string>(
  name: Name,
) => Placeholder<Name, Input[Name]>;

/**
 * Lets Drizzle build a query once per connection, because building takes it longer than sending a short query. Values
 * that differ between executions come from `value`. `Input` is theirs, as the database takes them: no dates, and arrays
 * only for `= any(…)`.
 */
export const prepareQuery =
  <Input extends object>() =>
  <Result>(build: (database: Database | Transaction, value: ValueOf<Input>) => Query<Result>) => {
    const queries = new WeakMap<object, Prepared<Result>>();
    return (database: Database | Transaction, input: Input): Promise<Result> => {
      const { session } = database._;
      let query = queries.get(session);
      if (!query) {
        // Without a name of its own: `openPostgres` names what recurs.
        query = build(database, sql.placeholder as ValueOf<Input>).prepare('');
        queries.set(session, query);
      }
      return query.execute(input as unknown as Record<string, unknown>);
    };
  };

const mapColumns = <Value>(table: PgTable, map: (column: PgColumn, name: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([name, column]) => [name, map(column, name)]));

/** Inserts one row with a value for every column. */
export function prepareInsert<Table extends PgTable>(table: Table) {
  const insert = prepareQuery<Record<string, unknown>>()((database, value) =>
    database.insert(table).values(mapColumns(table, (_, name) => sql`${value(name)}`) as Table['$inferInsert']),
  );
  return (database: Database | Transaction, row: Table['$inferSelect']) => {
    const values = row as Record<string, unknown>;
    const toDriver = (column: PgColumn, name: string) =>
      values[name] === null ? null : column.mapToDriverValue(values[name]);
    return insert(database, mapColumns(table, toDriver));
  };
}
