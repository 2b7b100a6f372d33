import { migrate } from '../../database/migrate';
import { maintenanceTimeouts } from '../../database/postgres';
import { closeAfter } from '../../database/closeAfter';
import { databaseUrlName } from '../../platform/settings/databaseUrl';
import { readSecretFiles } from '../../platform/settings/secretFiles';
import { parseDatabaseSettings } from '../../platform/settings/settings';
import { connectPostgres } from '../run/openDatabase';
import { runMain } from '../run/runMain';

runMain(async () => {
  const env = readSecretFiles(process.env, ['DATABASE_URL']);
  if (databaseUrlName(env) === 'NETLIFY_DB_URL')
    throw new Error('NETLIFY_DB_URL: Netlify migrates its database at each deploy. This command is for DATABASE_URL.');
  const { databaseUrl } = parseDatabaseSettings(env);
  if (!databaseUrl) throw new Error('DATABASE_URL: expected postgres://user:password@host:port/name');
  const connection = await connectPostgres(databaseUrl, { timeouts: maintenanceTimeouts });
  const applied = await closeAfter(connection, ({ database }) => migrate(database));
  console.log(applied.length ? `Ran ${applied.join(', ')}.` : 'The database is up to date.');
});
