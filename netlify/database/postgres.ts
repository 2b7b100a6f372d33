import { callbackify } from 'node:util';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { CoalescingSocket } from './coalescingSocket';
import { createDatabaseQueue, type DatabaseQueue } from '../platform/load/databaseQueue';
import type { Database, DatabaseConnection } from './client';
import * as schema from './schema';
import { requireSuitableSession } from './sessionSettings';
import { createStatementNames, isNameRefusal, type StatementNames } from './statementNames';

/** In milliseconds; 0 for none. */
interface TimeLimits {
  connect: number;
  lock: number;
  statement: number;
  /** Ends idle transactions, so that a process that hangs releases its row locks. */
  idleTransaction: number;
  response: number;
}

export const requestLimits: TimeLimits = {
  connect: 5_000,
  lock: 10_000,
  statement: 15_000,
  idleTransaction: 15_000,
  response: 20_000,
};

/** For migrations, the start of a server and commands, which must not fail only because a machine is slow. */
export const noLimits: TimeLimits = { connect: 60_000, lock: 0, statement: 0, idleTransaction: 0, response: 0 };

/** Sent with each BEGIN, because poolers reject these parameters and leak session settings to other clients. */
const transactionSettings = ({ lock, statement, idleTransaction }: TimeLimits): string =>
  [
    `SET LOCAL lock_timeout = ${lock}`,
    `SET LOCAL statement_timeout = ${statement}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${idleTransaction}`,
    // Postgres has had this one since version 17, and a database may have a default for it.
    ...(statement ? [] : ["SELECT set_config(name, '0', true) FROM pg_settings WHERE name = 'transaction_timeout'"]),
  ].join('; ');

/** A pool replaces connections after this time, so that changed defaults of the database are noticed. */
const maxLifetimeSeconds = 300;

interface Statement {
  text: string;
  name?: string;
  values?: unknown[];
}

const isStatement = (statement: unknown): statement is Statement =>
  typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string';

const isBegin = ({ text }: Statement) => /^begin\b/i.test(text);
const isRollback = ({ text }: Statement) => /^rollback\b/i.test(text);

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

type QueryCallback = (error: Error | null, result: QueryResult | undefined) => void;

const createClientClass = (names: StatementNames, afterBegin: string) =>
  class extends Client {
    private lost: Error | null = null;

    constructor(options?: ClientConfig) {
      super(options);
      // An unhandled `error` event would end the process, and the pool does not listen while a connection is in use.
      this.on('error', (error) => (this.lost ??= error));
    }

    /** Statements after a connection was lost fail with the reason for that. */
    private async send(statement: Statement, values?: unknown[]): Promise<QueryResult> {
      try {
        return await super.query(statement, values);
      } catch (error) {
        throw this.lost ?? error;
      }
    }

    /** Postgres rolls back when a connection ends. An error here would hide the one that ended the transaction. */
    private rollBack(statement: Statement): Promise<QueryResult | undefined> {
      return this.send(statement).catch(() => void this.end().catch(() => {}));
    }

    private start(statement: Statement, values?: unknown[]): Promise<QueryResult | undefined> {
      if ((values ?? statement.values)?.length) return runNamed(names, statement, (sent) => this.send(sent, values));
      if (isRollback(statement)) return this.rollBack(statement);
      return this.send(isBegin(statement) ? { ...statement, text: `${statement.text}; ${afterBegin}` } : statement);
    }

    override query = ((statement: unknown, values?: unknown[], callback?: QueryCallback) => {
      if (!isStatement(statement)) return (super.query as (...all: unknown[]) => unknown)(statement, values, callback);
      const result = this.start(statement, values);
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
  private readonly accepted = new WeakSet<PoolClient>();

  constructor(
    options: PoolConfig,
    private readonly queue: DatabaseQueue,
    private readonly accept: (client: PoolClient) => Promise<void>,
  ) {
    super(options);
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
    const client = await super.connect().catch((error: unknown) => {
      release();
      throw error;
    });
    this.releases.set(client, release);
    if (this.accepted.has(client)) return client;
    try {
      await this.accept(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.accepted.add(client);
    return client;
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
  limits?: TimeLimits;
  waitMs?: number;
  onLost?: (error: Error) => void;
}

interface OpenPool {
  config: PoolConfig;
  /** Has as many slots as `config` allows connections. */
  queue: DatabaseQueue;
  /** Statements to send with each BEGIN. */
  afterBegin?: string;
  /** Throws if a new connection must not be used. */
  accept?: (client: PoolClient) => Promise<void>;
  onLost?: (error: Error) => void;
}

export function openPool(options: OpenPool): DatabaseConnection {
  const { config, queue, afterBegin = '', accept = async () => {}, onLost = () => {} } = options;
  const clientClass = createClientClass(createStatementNames(), afterBegin);
  const pool = new QueuedPool({ ...config, pipeline: true, Client: clientClass }, queue, accept);
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
  { connections, limits = requestLimits, waitMs, onLost }: PoolOptions = {},
): DatabaseConnection {
  const slots = connections ?? 10;
  const config: PoolConfig = {
    connectionString: url,
    max: slots,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.response,
    maxLifetimeSeconds,
    keepAlive: true,
    stream: () => new CoalescingSocket(),
  };
  return openPool({
    config,
    queue: createDatabaseQueue({ slots, waitMs }),
    afterBegin: transactionSettings(limits),
    accept: (client) => requireSuitableSession((text) => client.query(text), { isWriting: false }),
    onLost,
  });
}
