import type { DatabaseConnection } from '../database/client';
import { openEmbedded } from '../database/embedded';
import { openPostgres } from '../database/postgres';
import type { Settings } from '../platform/settings';

/** A refused connection to a name of several addresses is several errors under one without words. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

/** Opens a pool on a Postgres server that answers; else says why it does not, never with the address's password. */
export async function openAnswering(databaseUrl: string): Promise<DatabaseConnection> {
  const connection = openPostgres(databaseUrl);
  try {
    await connection.query({ text: 'SELECT 1' });
    return connection;
  } catch (error) {
    await connection.close();
    throw new Error(`DATABASE_URL: the database does not answer: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * The Postgres of the settings, else the embedded database of the data folder, which one process has at a time: while
 * another has it the way is refused, and `name` is what others are told of this one.
 */
export const openDatabase = async (
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  name: string,
): Promise<DatabaseConnection> => (databaseUrl ? openAnswering(databaseUrl) : openEmbedded(dataDir, name));
