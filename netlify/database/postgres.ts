import type { PoolConfig } from 'pg';
import { createDatabaseQueue } from '../platform/load/databaseQueue';
import type { DatabaseConnection } from './client';
import { openPool } from './pool';
import { requireSuitableSession } from './sessionSettings';

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

export interface PoolOptions {
  connections?: number | null;
  limits?: TimeLimits;
  waitMs?: number;
  onLost?: (error: Error) => void;
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
  };
  return openPool({
    config,
    queue: createDatabaseQueue({ slots, waitMs }),
    afterBegin: transactionSettings(limits),
    accept: (run) => requireSuitableSession((text) => run({ text }), { isWriting: false }),
    onLost,
  });
}
