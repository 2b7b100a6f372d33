import type { DatabaseConnection } from '../../database/client';
import { openEmbedded } from '../../database/embedded';
import { maintenanceTimeouts, openPostgres, type PoolOptions } from '../../database/postgres';
import { DatabaseSettingsError, requireSuitableSession } from '../../database/sessionSettings';
import type { Log } from '../../platform/log/log';
import { getErrorMessage } from '../../platform/getErrorMessage';
import type { Settings } from '../../platform/settings/settings';

const describeFailure = (error: unknown): string =>
  error instanceof DatabaseSettingsError ? error.message : `the database does not answer: ${getErrorMessage(error)}`;

/** Opens a pool and checks that Postgres can be used. The error omits the URL, which contains a password. */
export async function connectPostgres(databaseUrl: string, options: PoolOptions = {}): Promise<DatabaseConnection> {
  const connection = openPostgres(databaseUrl, options);
  try {
    await requireSuitableSession((text) => connection.query({ text }), { isWriting: true });
    return connection;
  } catch (error) {
    await connection.close().catch(() => {});
    throw new Error(`DATABASE_URL: ${describeFailure(error)}`, { cause: error });
  }
}

/** Without its database, the process exits, so that the service manager restarts it. */
const endProcess = (error: Error): void =>
  void setImmediate(() => {
    throw error;
  });

/** Opens the database without time limits. `name` describes this process to others that find the data folder locked. */
export const openDatabase = async (
  { databaseUrl, dataDir, load }: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'load'>>,
  name: string,
): Promise<DatabaseConnection> =>
  databaseUrl
    ? connectPostgres(databaseUrl, { timeouts: maintenanceTimeouts })
    : openEmbedded(dataDir, { name, waitMs: load?.waitMs, onLost: endProcess });

interface Serving {
  name: string;
  prepare: (connection: DatabaseConnection) => Promise<void>;
  log: Log;
}

/** Opens the database for requests. `prepare` may take as long as it needs, as on a slow machine. */
export async function openServing(
  settings: Pick<Settings, 'databaseUrl' | 'databasePool' | 'dataDir' | 'load'>,
  { name, prepare, log }: Serving,
): Promise<DatabaseConnection> {
  const { databaseUrl, databasePool, load } = settings;
  const connection = await openDatabase(settings, name);
  try {
    await prepare(connection);
  } catch (error) {
    await connection.close().catch(() => {});
    throw error;
  }
  if (!databaseUrl) return connection;
  await connection.close();
  return openPostgres(databaseUrl, {
    connections: databasePool,
    waitMs: load.waitMs,
    onLost: (error) => log.warn('Postgres connection lost', { error }),
  });
}
