import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { createDatabaseQueue, type DatabaseQueue } from '../platform/load/databaseQueue';
import type { Database, DatabaseConnection } from './client';
import * as schema from './schema';

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
    // An unhandled `error` event would end the process, and the pool does not listen while a connection is in use.
    this.on('error', () => {});
  }

  override query = ((statement: unknown, ...rest: unknown[]) => {
    const limited = isBegin(statement) ? { ...statement, text: `${statement.text}; ${transactionLimits}` } : statement;
    const result = (super.query as (...all: unknown[]) => unknown)(limited, ...rest);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        // A late response would be read as the next statement's, so the connection is not reused.
        if (isReadTimeout(error)) void this.end();
        // Drizzle does not release the connection if the BEGIN itself fails.
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

export interface PoolOptions {
  connections?: number | null;
  statementTimeoutMs?: number;
  waitMs?: number;
  onLost?: (error: Error) => void;
}

/** Keeps no session state (named statements, settings, locks), so it works with a transaction-mode pooler. */
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
