import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { podKeys } from '../../database/schema';
import { podKeyHashes, type PodKeySecrets } from './podKeySecrets';

export async function omitStoredKeys<Row extends { key: string }>(
  database: Database,
  secrets: PodKeySecrets,
  rows: readonly Row[],
): Promise<Row[]> {
  const candidates = rows.map((row) => ({ row, hashes: podKeyHashes(secrets, row.key) }));
  const stored = await database
    .select({ keyHash: podKeys.keyHash })
    .from(podKeys)
    .where(sql`${podKeys.keyHash} = any(${sql.param(candidates.flatMap(({ hashes }) => hashes))}::text[])`);
  const storedHashes = new Set(stored.map(({ keyHash }) => keyHash));
  return candidates.filter(({ hashes }) => !hashes.some((hash) => storedHashes.has(hash))).map(({ row }) => row);
}
