import type { Database } from '../../database/client';
import { isAnonymized } from '../../database/anonymizedMark';
import { findSchemaMismatch } from '../../database/schemaState';
import { ServiceError } from '../../platform/errors';
import type { Log } from '../../platform/log';

/** A refused database is asked again after this long, so that requests in between cost nothing. */
const recheckMs = 5_000;

/** Facts that the build puts into a function. */
export interface Deploy {
  /** The migrations that this code was built with. */
  migrations: readonly string[];
  /** Previews serve only copies whose personal data were replaced. */
  isPreview: boolean;
}

interface Options extends Deploy {
  database: Database;
  log: Log;
  clock: () => Date;
}

const unavailable = (code: string, detail: string) =>
  new ServiceError({ code, status: 503, detail, retryAfterSeconds: 30 });

async function check({ database, log, migrations, isPreview }: Options): Promise<ServiceError | null> {
  const mismatch = await findSchemaMismatch(database, migrations);
  if (mismatch) {
    log.error(
      mismatch.kind === 'older'
        ? 'The database is older than this code: expected these migrations to have run before the deploy'
        : 'The database is newer than this code: expected a deploy that knows these migrations',
      { names: mismatch.migrations.join(', ') },
    );
    return unavailable('database_mismatch', 'We’re updating the shop. Please try again in a minute.');
  }
  if (!isPreview || (await isAnonymized(database))) return null;
  log.error('This preview’s database may hold personal data: expected npm run anonymize to have run on it');
  return unavailable('database_not_anonymized', 'This preview can’t be used yet: its data hasn’t been anonymized.');
}

/**
 * Returns a function that throws a 503 while the database does not fit this code. A database that fits is not asked again:
 * an instance that serves while a deploy migrates goes on, because migrations only add.
 */
export function createDatabaseGate(options: Options): () => Promise<void> {
  let isOpen = false;
  let refusal: { error: ServiceError; until: number } | null = null;
  let pendingCheck: Promise<ServiceError | null> | null = null;
  return async () => {
    if (isOpen) return;
    if (refusal && options.clock().getTime() < refusal.until) throw refusal.error;
    pendingCheck ??= check(options).finally(() => (pendingCheck = null));
    const error = await pendingCheck;
    isOpen = error === null;
    if (!error) return;
    refusal = { error, until: options.clock().getTime() + recheckMs };
    throw error;
  };
}
