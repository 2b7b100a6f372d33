import type { DatabaseConnection } from '../../database/client';
import { openEmbedded } from '../../database/embedded';
import { openPostgres, type PoolOptions } from '../../database/postgres';
import type { Log } from '../../platform/log/log';
import { getErrorMessage } from '../../platform/getErrorMessage';
import type { Settings } from '../../platform/settings/settings';

/** A host name with several addresses fails with an AggregateError, which has no message. */
const getReason = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length) return getReason(error.errors[0]);
  return getErrorMessage(error);
};

/** Opens a pool and checks that Postgres responds. The error omits the URL, which contains a password. */
export async function connectPostgres(databaseUrl: string, options: PoolOptions = {}): Promise<DatabaseConnection> {
  const connection = openPostgres(databaseUrl, options);
  try {
    await connection.query({ text: 'SELECT 1' });
    return connection;
  } catch (error) {
    await connection.close();
    throw new Error(`DATABASE_URL: the database does not answer: ${getReason(error)}`, { cause: error });
  }
}

/** Without its database, the process exits, so that the service manager restarts it. */
const endProcess = (error: Error): void =>
  void setImmediate(() => {
    throw error;
  });

/** Throws if another process has the data folder open. `name` describes this process in the error that others get. */
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
    ? connectPostgres(databaseUrl, {
        connections: databasePool,
        waitMs,
        onLost: (error) => log?.warn('Postgres connection lost', { error }),
      })
    : openEmbedded(dataDir, { name, waitMs, onLost: endProcess });
};
