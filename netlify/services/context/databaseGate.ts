import type { ProblemCode } from '../../../src/domain/api/problemCodes';
import type { Database } from '../../database/client';
import { isAnonymized } from '../../database/anonymizedMark';
import { findSchemaMismatch } from '../../database/schemaState';
import { ServiceError } from '../../platform/errors';
import type { Log } from '../../platform/log/log';

const recheckMs = 5_000;

export interface Deploy {
  migrations: readonly string[];
  isPreview: boolean;
}

interface Options extends Deploy {
  database: Database;
  log: Log;
  clock: () => Date;
}

const unavailable = (code: ProblemCode, detail: string) => new ServiceError({ code, detail, retryAfterSeconds: 30 });

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

/** A matching database is not checked again: migrations only add, so running instances stay compatible. */
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
