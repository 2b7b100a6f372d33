import type { PoolConfig } from 'pg';
import { createDatabaseQueue } from '../platform/load/databaseQueue';
import type { DatabaseConnection } from './client';
import { openPool } from './pool';
import { requireSuitableSession } from './sessionSettings';

/** 0 turns a timeout off. */
interface Timeouts {
  connectMs: number;
  lockMs: number;
  statementMs: number;
  /** Ends idle transactions, so that a process that hangs releases its row locks. */
  idleTransactionMs: number;
  responseMs: number;
}

export const requestTimeouts: Timeouts = {
  connectMs: 5_000,
  lockMs: 10_000,
  statementMs: 15_000,
  idleTransactionMs: 15_000,
  responseMs: 20_000,
};

/** For migrations, the start of a server and commands, which must not fail only because a machine is slow. */
export const maintenanceTimeouts: Timeouts = {
  connectMs: 60_000,
  lockMs: 0,
  statementMs: 0,
  idleTransactionMs: 0,
  responseMs: 0,
};

/** Sent with each BEGIN, because poolers reject these parameters and leak session settings to other clients. */
const transactionSettings = ({ lockMs, statementMs, idleTransactionMs }: Timeouts): string =>
  [
    `SET LOCAL lock_timeout = ${lockMs}`,
    `SET LOCAL statement_timeout = ${statementMs}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${idleTransactionMs}`,
    // Only Postgres 17 and later have this setting. A database may set a default for it.
    ...(statementMs ? [] : ["SELECT set_config(name, '0', true) FROM pg_settings WHERE name = 'transaction_timeout'"]),
  ].join('; ');

/** The pool replaces connections after this time, so that changed defaults of the database take effect. */
const maxLifetimeSeconds = 300;

export interface PoolOptions {
  connections?: number | null;
  timeouts?: Timeouts;
  waitMs?: number;
  onLost?: (error: Error) => void;
}

/**
 * Works with a pooler in transaction mode: keeps no settings or locks in a session, and runs a statement unnamed if the
 * pooler rejects its name. Statements that a transaction starts at once are pipelined: they run in order, without waiting
 * for each other's response.
 */
export function openPostgres(
  url: string,
  { connections, timeouts = requestTimeouts, waitMs, onLost }: PoolOptions = {},
): DatabaseConnection {
  const slots = connections ?? 10;
  const config: PoolConfig = {
    connectionString: url,
    max: slots,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.responseMs,
    maxLifetimeSeconds,
    keepAlive: true,
  };
  return openPool({
    config,
    queue: createDatabaseQueue({ slots, waitMs }),
    afterBegin: transactionSettings(timeouts),
    accept: (run) => requireSuitableSession((text) => run({ text }), { isWriting: false }),
    onLost,
  });
}
