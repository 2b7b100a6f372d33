import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { createWorkQueue, type WorkQueue } from '../platform/load/workQueue';
import type { Database, DatabaseConnection } from './client';
import * as schema from './schema';

/** Milliseconds. */
const timeoutsMs = {
  /** For a connection, new or given back by another request. */
  connect: 5_000,
  /** For a row that another transaction holds. */
  lock: 10_000,
  /** For one statement of a transaction. */
  statement: 15_000,
  /** A transaction whose process fell silent lets its rows go. */
  silentTransaction: 15_000,
  /** For an answer, where the server itself fell silent. */
  answer: 20_000,
};

/**
 * Sent with each BEGIN, in the same trip, and over with its transaction. As parameters of the connection, poolers would
 * refuse them; set once for a session, they would stay behind on a connection that a pooler gives to others.
 */
const limits = [
  `SET LOCAL lock_timeout = ${timeoutsMs.lock}`,
  `SET LOCAL statement_timeout = ${timeoutsMs.statement}`,
  `SET LOCAL idle_in_transaction_session_timeout = ${timeoutsMs.silentTransaction}`,
].join('; ');

const isBegin = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  /^begin\b/i.test(statement.text);

/** `pg` names it by its words alone. */
const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

class LimitedClient extends Client {
  constructor(options?: ClientConfig) {
    super(options);
    // While a request has it, the pool does not listen: without a listener, a lost connection would end the process. Its
    // statements fail by themselves.
    this.on('error', () => {});
  }

  override query = ((statement: unknown, ...rest: unknown[]) => {
    const limited = isBegin(statement) ? { ...statement, text: `${statement.text}; ${limits}` } : statement;
    const answer = (super.query as (...all: unknown[]) => unknown)(limited, ...rest);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        // A late answer would be taken for that of the connection's next statement: it is not used again.
        if (isSilence(error)) void this.end();
        // Drizzle gives a connection back when its transaction ends, and keeps it where the BEGIN itself failed.
        if (isBegin(statement)) (this as unknown as PoolClient).release(true);
      });
    return answer;
  }) as Client['query'];
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error) => void) => void;

/** Lets in as many as it has connections for; the others wait in the line, by class, and not in the pool. */
class QueuedPool extends Pool {
  private readonly leavers = new Map<PoolClient, () => void>();
  private readonly line: WorkQueue;

  constructor(options: PoolConfig, line: WorkQueue) {
    super(options);
    this.line = line;
    this.on('release', (_error, client) => {
      this.leavers.get(client)?.();
      this.leavers.delete(client);
    });
  }

  override connect = ((connected?: Connected) => {
    const client = this.enter();
    if (!connected) return client;
    client.then(
      (open) => connected(undefined, open, open.release.bind(open)),
      (error: Error) => connected(error, undefined, () => {}),
    );
    return undefined;
  }) as Pool['connect'];

  private async enter(): Promise<PoolClient> {
    const leave = await this.line.enter();
    try {
      const client = await super.connect();
      this.leavers.set(client, leave);
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
}

export interface PoolOptions {
  /** The most that are open at once; null or absent: what a process needs that serves many requests at a time. */
  connections?: number | null;
  /** Milliseconds in which a statement must be answered; 0: however long it takes. */
  answerWithin?: number;
  /** How long a request may wait for its first statement, in milliseconds. */
  waitMs?: number;
  /** Told of an idle connection that the server ended. */
  onLost?: (error: Error) => void;
}

/**
 * Opens a pool on a Postgres server; connections are made when first wanted. Nothing outlives a transaction on any of
 * them (no named statements, no settings or locks of a session), so a pooler in transaction mode may stand between.
 */
export function openPostgres(
  url: string,
  { connections, answerWithin = timeoutsMs.answer, waitMs, onLost = () => {} }: PoolOptions = {},
): DatabaseConnection {
  const slots = connections ?? 10;
  const line = createWorkQueue({ slots, waitMs });
  const pool = new QueuedPool(
    {
      connectionString: url,
      max: slots,
      connectionTimeoutMillis: timeoutsMs.connect,
      query_timeout: answerWithin,
      keepAlive: true,
      Client: LimitedClient,
    },
    line,
  );
  // An idle connection that the server ends: the next one is made when it is wanted.
  pool.on('error', onLost);
  return {
    database: drizzle(pool, { schema }) as unknown as Database,
    query: async ({ text, values }) => {
      const { rows, rowCount } = await pool.query<Record<string, unknown>>(text, values);
      return { rows, rowCount: rowCount ?? 0 };
    },
    close: () => pool.end(),
    queue: line.counts,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: line.counts().waiting }),
  };
}
