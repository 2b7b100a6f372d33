import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { podKeys } from '../../database/schema';
import { podKeyHashes, type PodKeySecrets } from './podKeySecrets';

/** Leaves out the keys that the database has under any hash of the ring. */
export async function withoutStored<Row extends { key: string }>(
  database: Database,
  secrets: PodKeySecrets,
  rows: readonly Row[],
): Promise<Row[]> {
  const hashesOf = rows.map((row) => ({ row, hashes: podKeyHashes(secrets, row.key) }));
  const stored = await database
    .select({ keyHash: podKeys.keyHash })
    .from(podKeys)
    .where(sql`${podKeys.keyHash} = any(${sql.param(hashesOf.flatMap(({ hashes }) => hashes))}::text[])`);
  const known = new Set(stored.map(({ keyHash }) => keyHash));
  return hashesOf.filter(({ hashes }) => !hashes.some((hash) => known.has(hash))).map(({ row }) => row);
}
