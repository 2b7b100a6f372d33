import { openPostgres } from '../database/postgres';
import type { DatabaseConnection } from '../database/client';
import { parseSettings, type Settings } from '../platform/settings';

/** What every function starts from. One instance answers many requests; a bad setting ends it at its start and says which. */
export function openDeployed(env: NodeJS.ProcessEnv): { settings: Settings; connection: DatabaseConnection } {
  // Netlify names the site's address itself.
  const settings = parseSettings({ ...env, SITE_URL: env.SITE_URL || env.URL });
  if (!settings.databaseUrl) throw new Error('DATABASE_URL: expected, because functions have no embedded database');
  if (settings.blobStore !== 'netlify')
    throw new Error("BLOB_STORE: expected 'netlify', because the files of a function do not last");
  return { settings, connection: openPostgres(settings.databaseUrl) };
}
