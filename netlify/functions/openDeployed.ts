import type { BatchProduct } from '../../src/domain/catalogue/batchProduct';
import { openPostgres } from '../database/postgres';
import type { DatabaseConnection } from '../database/client';
import { createLog, type Log } from '../platform/log';
import { parseSettings, type Settings } from '../platform/settings';
import { refuseTestClock } from '../platform/testClock';
import { bundledBatches } from './bundledBatches';

interface Deployed {
  settings: Settings;
  connection: DatabaseConnection;
  log: Log;
  batches: readonly BatchProduct[];
}

/** An instance handles one request at a time, which may read in parallel. There may be a hundred instances. */
const ownConnections = 2;

/** Sets up a deployed function. Runs once per instance, and throws an error that lists invalid settings. */
export function openDeployed(env: NodeJS.ProcessEnv): Deployed {
  refuseTestClock(env, null);
  // Netlify provides the site's URL. Webhooks must not be sent to its own machines.
  const settings = parseSettings({
    ...env,
    SITE_URL: env.SITE_URL || env.URL,
    WEBHOOK_TARGETS: env.WEBHOOK_TARGETS || 'public',
  });
  if (!settings.databaseUrl) throw new Error('DATABASE_URL: required because functions have no embedded database');
  if (settings.blobStore === 'files')
    throw new Error("BLOB_STORE: expected 'netlify' or 's3', because a function's files are not persistent");
  const log = createLog(settings.log);
  const connection = openPostgres(settings.databaseUrl, {
    connections: settings.databasePool ?? ownConnections,
    waitMs: settings.load.waitMs,
    onLost: (error) => log.warn('Postgres connection lost', { error }),
  });
  return { settings, connection, log, batches: bundledBatches() };
}
