import type { Transaction } from './client';

interface Query<Result> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Result> };
}

/**
 * Builds a query once per connection, because Drizzle takes longer to build it than to send it, and can reuse it only on
 * the same connection. Values of placeholders are passed on as they are: arrays work only in `= any(…)`, and dates only
 * in the columns of an insert.
 */
export function prepareQuery<Result>(build: (database: Transaction) => Query<Result>) {
  const prepared = new WeakMap<Transaction, ReturnType<Query<Result>['prepare']>>();
  return (database: Transaction, values: Record<string, unknown>): Promise<Result> => {
    // Unnamed, because `openPool` names statements that recur.
    const query = prepared.get(database) ?? build(database).prepare('');
    prepared.set(database, query);
    return query.execute(values);
  };
}
