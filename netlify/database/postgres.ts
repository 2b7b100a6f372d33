import { callbackify } from 'node:util';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { CoalescingSocket } from './coalescingSocket';
import { createDatabaseQueue, type DatabaseQueue } from '../platform/load/databaseQueue';
import type { Database, DatabaseConnection } from './client';
import * as schema from './schema';
import { createStatementNames, isNameRefusal, type StatementNames } from './statementNames';

const timeoutsMs = {
  connect: 5_000,
  lock: 10_000,
  statement: 15_000,
  /** Ends idle transactions, so that a process that hangs releases its row locks. */
  idleTransaction: 15_000,
  response: 20_000,
};

/** Sent with each BEGIN, because poolers reject these parameters and leak session settings to other clients. */
const transactionLimits = [
  `SET LOCAL lock_timeout = ${timeoutsMs.lock}`,
  `SET LOCAL statement_timeout = ${timeoutsMs.statement}`,
  `SET LOCAL idle_in_transaction_session_timeout = ${timeoutsMs.idleTransaction}`,
].join('; ');

interface Statement {
  text: string;
  name?: string;
  values?: unknown[];
}

const isStatement = (statement: unknown): statement is Statement =>
  typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string';

const isBegin = ({ text }: Statement) => /^begin\b/i.test(text);

type Run = (statement: Statement) => Promise<QueryResult>;

async function runNamed(names: StatementNames, statement: Statement, run: Run): Promise<QueryResult> {
  const name = names.nameFor(statement.text);
  if (name === undefined) return run(statement);
  try {
    return await run({ ...statement, name });
  } catch (error) {
    if (!isNameRefusal(error)) throw error;
    names.handleRefusal(error);
    // Within a transaction this fails too, and the first error tells that the transaction can be repeated.
    return run(statement).catch(() => Promise.reject(error as Error));
  }
}

type QueryCallback = (error: Error | null, result: QueryResult) => void;

const createClientClass = (names: StatementNames, afterBegin: string) =>
  class extends Client {
    constructor(options?: ClientConfig) {
      super(options);
      // An unhandled `error` event would end the process, and the pool does not listen while a connection is in use.
      this.on('error', () => {});
    }

    override query = ((statement: unknown, values?: unknown[], callback?: QueryCallback) => {
      if (!isStatement(statement)) return (super.query as (...all: unknown[]) => unknown)(statement, values, callback);
      const run: Run = (sent) => super.query(sent, values);
      const hasValues = Boolean((values ?? statement.values)?.length);
      const unnamed = isBegin(statement) ? { ...statement, text: `${statement.text}; ${afterBegin}` } : statement;
      const result = hasValues ? runNamed(names, statement, run) : run(unnamed);
      if (!callback) return result;
      callbackify(() => result)(callback);
      return undefined;
    }) as Client['query'];
  };

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error) => void,
) => void;

/** Callers wait in the work queue, by class, instead of in the pool. */
class QueuedPool extends Pool {
  private readonly releases = new Map<PoolClient, () => void>();
  private readonly queue: DatabaseQueue;

  constructor(options: PoolConfig, queue: DatabaseQueue) {
    super(options);
    this.queue = queue;
    this.on('release', (_error, client) => {
      this.releases.get(client)?.();
      this.releases.delete(client);
    });
  }

  override connect = ((connected?: ConnectCallback) => {
    const client = this.enter();
    if (!connected) return client;
    client.then(
      (open) => connected(undefined, open, open.release.bind(open)),
      (error: Error) => connected(error, undefined, () => {}),
    );
    return undefined;
  }) as Pool['connect'];

  private async enter(): Promise<PoolClient> {
    const release = await this.queue.enter();
    try {
      const client = await super.connect();
      this.releases.set(client, release);
      return client;
    } catch (error) {
      release();
      throw error;
    }
  }
}

/** Each connection has its own Drizzle, so that its next transactions can use the queries that were prepared on it. */
function createDatabase(pool: Pool): Database {
  const databases = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  const databaseOf = (client: PoolClient) => {
    const known = databases.get(client) ?? drizzle(client, { schema });
    databases.set(client, known);
    return known;
  };
  const transaction: NodePgDatabase<typeof schema>['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let hasBegun = false;
    const run: typeof work = (begun) => {
      hasBegun = true;
      return work(begun);
    };
    try {
      return await databaseOf(client).transaction(run, config);
    } finally {
      client.release(!hasBegun);
    }
  };
  return Object.assign(drizzle(pool, { schema }), { transaction }) as unknown as Database;
}

export interface PoolOptions {
  connections?: number | null;
  statementTimeoutMs?: number;
  waitMs?: number;
  onLost?: (error: Error) => void;
}

interface OpenPool {
  config: PoolConfig;
  /** Has as many slots as `config` allows connections. */
  queue: DatabaseQueue;
  /** Statements to send with each BEGIN. */
  afterBegin?: string;
  onLost?: (error: Error) => void;
}

export function openPool({ config, queue, afterBegin = '', onLost = () => {} }: OpenPool): DatabaseConnection {
  const clientClass = createClientClass(createStatementNames(), afterBegin);
  const pool = new QueuedPool({ ...config, pipeline: true, Client: clientClass }, queue);
  // The server closed an idle connection; the pool opens another on demand.
  pool.on('error', onLost);
  return {
    database: createDatabase(pool),
    query: async ({ text, values }) => {
      const { rows, rowCount } = await pool.query<Record<string, unknown>>({ text, values });
      return { rows, rowCount: rowCount ?? 0 };
    },
    close: () => pool.end(),
    queue: queue.counts,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: queue.counts().waiting }),
  };
}

/**
 * Keeps no settings and locks in a session, and runs statements without a name where a pooler does not know theirs, so
 * it works with a pooler in transaction mode. A transaction may start several statements at once: they run in order,
 * without waiting for each other's response.
 */
export function openPostgres(
  url: string,
  { connections, statementTimeoutMs = timeoutsMs.response, waitMs, onLost }: PoolOptions = {},
): DatabaseConnection {
  const slots = connections ?? 10;
  const config: PoolConfig = {
    connectionString: url,
    max: slots,
    connectionTimeoutMillis: timeoutsMs.connect,
    query_timeout: statementTimeoutMs,
    keepAlive: true,
    stream: () => new CoalescingSocket(),
  };
  return openPool({ config, queue: createDatabaseQueue({ slots, waitMs }), afterBegin: transactionLimits, onLost });
}
