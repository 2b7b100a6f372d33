import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { podKeys } from '../../../database/podTables';
import { allPeppers, createKeyId, missingKeyError, type Peppers } from '../../../platform/keyRing';
import type { AppContext } from '../../context/appContext';

/** Throws if pod keys were hashed with a pepper that the ring lacks, because an unknown code may then be genuine. */
export async function requirePodPeppers(database: Database | Transaction, peppers: Peppers): Promise<void> {
  const ids = allPeppers(peppers).map(createKeyId);
  const {
    rows: [missing],
  } = await database.execute<{ id: string }>(sql`
    SELECT left(${podKeys.keyHash}, 8) AS id FROM ${podKeys}
    WHERE ${podKeys.keyHash} ~ '^[a-p]{8}[.]' AND left(${podKeys.keyHash}, 8) <> ALL(${sql.param(ids)}::text[])
    LIMIT 1`);
  if (missing) throw missingKeyError('CODE_PEPPER', 'the hash of a pod key', missing.id);
}

/** The check reads every pod key, so a stream of wrong codes must not repeat it. */
const recheckMs = 30_000;
const checkedAt = new WeakMap<AppContext['settings'], number>();

/** Throws if an unknown code may be a genuine one. Call this before telling a shopper that it is invalid. */
export async function requireConclusiveLookup({
  database,
  settings,
}: Pick<AppContext, 'database' | 'settings'>): Promise<void> {
  if (performance.now() - (checkedAt.get(settings) ?? -Infinity) < recheckMs) return;
  await requirePodPeppers(database, settings);
  checkedAt.set(settings, performance.now());
}
