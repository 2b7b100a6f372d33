import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { createDatabaseQueue, type DatabaseQueue } from '../platform/load/databaseQueue';
import type { Database, DatabaseConnection } from './client';
import * as schema from './schema';

/** Milliseconds. */
const timeoutsMs = {
  /** Waiting for a connection, whether new or released by another request. */
  connect: 5_000,
  /** Waiting for a row that another transaction has locked. */
  lock: 10_000,
  /** One statement in a transaction. */
  statement: 15_000,
  /** An idle transaction, so that a process that hangs releases its row locks. */
  idleTransaction: 15_000,
  /** Waiting for a response, in case the server itself hangs. */
  response: 20_000,
};

/**
 * Sent with each BEGIN in the same round trip; they apply until the transaction ends. Poolers reject these as
 * connection parameters, and session settings would leak to other clients that get the connection from the pooler.
 */
const transactionLimits = [
  `SET LOCAL lock_timeout = ${timeoutsMs.lock}`,
  `SET LOCAL statement_timeout = ${timeoutsMs.statement}`,
  `SET LOCAL idle_in_transaction_session_timeout = ${timeoutsMs.idleTransaction}`,
].join('; ');

const isBegin = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  /^begin\b/i.test(statement.text);

/** `pg` identifies this timeout only by its message. */
const isReadTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

class LimitedClient extends Client {
  constructor(options?: ClientConfig) {
    super(options);
    // The pool does not listen while a connection is in use, and an unhandled `error` event would end the process. The
    // pending statements fail on their own.
    this.on('error', () => {});
  }

  override query = ((statement: unknown, ...rest: unknown[]) => {
    const limited = isBegin(statement) ? { ...statement, text: `${statement.text}; ${transactionLimits}` } : statement;
    const result = (super.query as (...all: unknown[]) => unknown)(limited, ...rest);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        // A late response would be mistaken for that of the next statement, so the connection is not reused.
        if (isReadTimeout(error)) void this.end();
        // Drizzle releases a connection when its transaction ends, but not if the BEGIN itself failed.
        if (isBegin(statement)) (this as unknown as PoolClient).release(true);
      });
    return result;
  }) as Client['query'];
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error) => void,
) => void;

/** Admits one caller per connection; the others wait in the work queue, by class, instead of in the pool. */
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

export interface PoolOptions {
  /** Maximum number of open connections. Null or absent: 10, enough for a server with concurrent requests. */
  connections?: number | null;
  /** Statement timeout in milliseconds; 0 means no limit. */
  statementTimeoutMs?: number;
  /** Milliseconds that a request may wait for its first statement. */
  waitMs?: number;
  /** Runs when the server closes an idle connection. */
  onLost?: (error: Error) => void;
}

/**
 * Opens a pool on a Postgres server; connections are opened on demand. No session state outlives a transaction (no
 * named statements, settings or locks), so it works behind a pooler in transaction mode.
 */
export function openPostgres(
  url: string,
  { connections, statementTimeoutMs = timeoutsMs.response, waitMs, onLost = () => {} }: PoolOptions = {},
): DatabaseConnection {
  const slots = connections ?? 10;
  const queue = createDatabaseQueue({ slots, waitMs });
  const pool = new QueuedPool(
    {
      connectionString: url,
      max: slots,
      connectionTimeoutMillis: timeoutsMs.connect,
      query_timeout: statementTimeoutMs,
      keepAlive: true,
      Client: LimitedClient,
    },
    queue,
  );
  // The server closed an idle connection; the pool opens another on demand.
  pool.on('error', onLost);
  return {
    database: drizzle(pool, { schema }) as unknown as Database,
    query: async ({ text, values }) => {
      const { rows, rowCount } = await pool.query<Record<string, unknown>>(text, values);
      return { rows, rowCount: rowCount ?? 0 };
    },
    close: () => pool.end(),
    queue: queue.counts,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: queue.counts().waiting }),
  };
}
