import type { Transaction } from './client';

interface Query<Result> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Result> };
}

/**
 * Drizzle builds a query for longer than it takes to send it, and can reuse it on the same connection alone, so this
 * builds it once for each. The values of its placeholders are passed as the database takes them: arrays only for
 * `= any(…)`, and dates only for the columns of an insert.
 */
export function prepareQuery<Result>(build: (database: Transaction) => Query<Result>) {
  const prepared = new WeakMap<Transaction, ReturnType<Query<Result>['prepare']>>();
  return (database: Transaction, values: Record<string, unknown>): Promise<Result> => {
    // Without a name of its own: `openPool` names what recurs.
    const query = prepared.get(database) ?? build(database).prepare('');
    prepared.set(database, query);
    return query.execute(values);
  };
}
