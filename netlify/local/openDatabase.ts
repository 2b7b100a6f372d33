import type { DatabaseConnection } from '../database/client';
import { openEmbedded } from '../database/embedded';
import { openPostgres, type PoolOptions } from '../database/postgres';
import type { Log } from '../platform/log';
import { messageOf } from '../platform/messageOf';
import type { Settings } from '../platform/settings';

/** A refused connection to a name of several addresses is several errors under one without words. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length) return reasonOf(error.errors[0]);
  return messageOf(error);
};

/** Opens a pool on a Postgres server that answers; else says why it does not, never with the address's password. */
export async function openAnswering(databaseUrl: string, options: PoolOptions = {}): Promise<DatabaseConnection> {
  const connection = openPostgres(databaseUrl, options);
  try {
    await connection.query({ text: 'SELECT 1' });
    return connection;
  } catch (error) {
    await connection.close();
    throw new Error(`DATABASE_URL: the database does not answer: ${reasonOf(error)}`, { cause: error });
  }
}

/** Nobody can be served without its database: the process ends with the error, and whoever watches it starts it again. */
const endProcess = (error: Error): void =>
  void setImmediate(() => {
    throw error;
  });

/**
 * The Postgres of the settings, else the embedded database of the data folder, which one process has at a time: while
 * another has it the way is refused, and `name` is what others are told of this one.
 */
export const openDatabase = async (
  {
    databaseUrl,
    databasePool,
    dataDir,
    load,
  }: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'databasePool' | 'load'>>,
  name: string,
  log?: Log,
): Promise<DatabaseConnection> => {
  const waitMs = load?.waitMs;
  return databaseUrl
    ? openAnswering(databaseUrl, {
        connections: databasePool,
        waitMs,
        onLost: (error) => log?.warn('Postgres connection lost', { error }),
      })
    : openEmbedded(dataDir, { name, waitMs, onLost: endProcess });
};
