import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { toConnectionError } from '../platform/databaseFailures';
import type { DatabaseQueue } from '../platform/load/databaseQueue';
import { inSpan } from '../platform/tracing/spans';
import type { Database, DatabaseConnection, Transaction } from './client';
import * as schema from './schema';
import { statementSpan } from './statementSpan';
import { createStatementNames, isNameRefusal, type StatementNames } from './statementNames';

interface Statement {
  text: string;
  name?: string;
  values?: unknown[];
}

/** `values` default to the statement's own. Drizzle passes them separately. */
export type RunStatement = (statement: Statement, values?: unknown[]) => Promise<QueryResult>;

const createDrizzle = (query: RunStatement): Database =>
  // Drizzle calls nothing but `query` on a client.
  drizzle({ client: { query } as unknown as PoolClient, schema }) as unknown as Database;

interface Session {
  run: RunStatement;
  database: Transaction;
}

function createSession(client: PoolClient, names: StatementNames): Session {
  let lost: Error | null = null;
  // An unhandled `error` event would end the process, and the pool does not listen while a connection is in use.
  client.on('error', (error) => (lost ??= error));
  /** Once the connection is lost, statements fail with the error that ended it. */
  const send = async (statement: Statement): Promise<QueryResult> => {
    try {
      return await client.query(statement);
    } catch (error) {
      throw toConnectionError(lost ?? error);
    }
  };
  const runNamed = async (statement: Statement): Promise<QueryResult> => {
    const name = statement.values?.length ? names.nameFor(statement.text) : undefined;
    if (name === undefined) return send(statement);
    try {
      return await send({ ...statement, name });
    } catch (error) {
      if (!isNameRefusal(error)) throw error;
      names.handleRefusal(error);
      // In a transaction the retry fails too. Throw the first error, which marks the transaction as retryable.
      return send(statement).catch(() => Promise.reject(error as Error));
    }
  };
  const run: RunStatement = (given, values = given.values) =>
    inSpan(
      () => statementSpan(given.text),
      () => runNamed({ ...given, values }),
    );
  return { run, database: createDrizzle(run) };
}

const beginStatement = ({ isolationLevel, accessMode }: PgTransactionConfig, afterBegin: string): string =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode, `; ${afterBegin}`]
    .filter(Boolean)
    .join(' ');

interface OpenPool {
  config: PoolConfig;
  /** Has as many slots as `config` allows connections. Callers wait in it, by class, instead of in the pool. */
  queue: DatabaseQueue;
  /** Statements to send with each BEGIN. */
  afterBegin?: string;
  /** Throws if a new connection must not be used. */
  accept?: (run: RunStatement) => Promise<void>;
  onLost?: (error: Error) => void;
}

function createLease({ config, queue, accept = async () => {}, onLost = () => {} }: OpenPool) {
  const pool = new Pool({ ...config, pipeline: true });
  // The server closed an idle connection; the pool opens another on demand.
  pool.on('error', onLost);
  const names = createStatementNames();
  const sessions = new WeakMap<PoolClient, Session>();
  // Listen for errors from the start, because a new connection may be lost before the code that waits for it runs.
  pool.on('connect', (client) => sessions.set(client, createSession(client, names)));
  const accepted = new WeakSet<PoolClient>();
  async function openSession(client: PoolClient): Promise<Session> {
    const session = sessions.get(client)!;
    if (!accepted.has(client)) await accept(session.run);
    accepted.add(client);
    return session;
  }
  /** Closes the connection if `work` fails. */
  const lease = <Result>(work: (session: Session) => Promise<Result>): Promise<Result> =>
    queue.run(async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw toConnectionError(error);
      });
      let isUsable = false;
      try {
        const result = await work(await openSession(client));
        isUsable = true;
        return result;
      } finally {
        client.release(!isUsable);
      }
    });
  return { pool, lease };
}

export function openPool(options: OpenPool): DatabaseConnection {
  const { queue, afterBegin = '' } = options;
  const { pool, lease } = createLease(options);
  const run: RunStatement = (statement, values) => lease((session) => session.run(statement, values));
  const transaction: Database['transaction'] = async (work, config = {}) => {
    const outcome = await lease(async ({ database }) => {
      await database.execute(sql.raw(beginStatement(config, afterBegin)));
      try {
        const result = await work(database);
        await database.execute(sql`commit`);
        return { result };
      } catch (error) {
        // Postgres rolls back when a connection ends. An error here would hide the one that ended the transaction.
        const isRolledBack = await database.execute(sql`rollback`).then(
          () => true,
          () => false,
        );
        if (!isRolledBack) throw error;
        return { error };
      }
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  };
  return {
    database: Object.assign(createDrizzle(run), { transaction }),
    query: async (statement) => {
      const { rows, rowCount } = await run(statement);
      return { rows, rowCount: rowCount ?? 0 };
    },
    close: () => pool.end(),
    queue: queue.counts,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: queue.counts().waiting }),
  };
}
