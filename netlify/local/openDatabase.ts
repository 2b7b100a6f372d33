import type { DatabaseConnection } from '../database/client';
import { openEmbedded } from '../database/embedded';
import { openPostgres } from '../database/postgres';
import type { Settings } from '../platform/settings';

/**
 * The Postgres of the settings, else the embedded database of the data folder, which one process has at a time: while
 * another has it the way is refused, and `name` is what others are told of this one.
 */
export const openDatabase = async (
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  name: string,
): Promise<DatabaseConnection> => (databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir, name));
