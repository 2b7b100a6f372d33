import { migrate } from '../database/migrate';
import { parseDatabaseSettings } from '../platform/settings';
import { openAnswering } from './openDatabase';
import { runMain } from './runLocal';

/** `npm run migrate`: migrates the Postgres database from the settings. The embedded database is migrated at each start. */
runMain(async () => {
  const { databaseUrl } = parseDatabaseSettings(process.env);
  if (!databaseUrl) throw new Error('DATABASE_URL: expected postgres://user:password@host:port/name');
  const connection = await openAnswering(databaseUrl, { answerWithin: 0 });
  try {
    const made = await migrate(connection.database);
    console.log(made.length ? `Ran ${made.join(', ')}.` : 'The database is up to date.');
  } finally {
    await connection.close();
  }
});
