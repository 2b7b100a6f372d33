import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { podKeys } from '../../../database/podTables';
import { requirePodPeppers } from './missingPeppers';
import { parsePodKeys, type CatalogueBatches, type PodKeyLine, type PodKeyLineError } from './parsePodKeys';
import { unsealPodKey, podKeyHashes, sealPodKey, type PodKeySecrets } from './podKeySecrets';

/** One array parameter per column: a VALUES list takes twice as long for this many rows. */
const rowsPerStatement = 5_000;

interface Inserted {
  added: number;
  errors: PodKeyLineError[];
}

/** Serializes adding pod keys and changing their hashes, until the transaction ends. */
export const lockPodKeys = sql`SELECT pg_advisory_xact_lock(hashtext('pod keys'))`;

const textArray = (values: string[]) => sql`${sql.param(values)}::text[]`;

type Stored = typeof podKeys.$inferSelect;

/** Returns the stored rows by current hash. Rows may have an older one. */
async function findStored(
  transaction: Transaction,
  secrets: PodKeySecrets,
  rows: readonly PodKeyLine[],
): Promise<Map<string, Stored>> {
  const currentHashes = new Map(
    rows.flatMap(({ key }) => {
      const [current, ...others] = podKeyHashes(secrets, key);
      return [current!, ...others].map((hash): [string, string] => [hash, current!]);
    }),
  );
  const stored = await transaction
    .select()
    .from(podKeys)
    .where(sql`${podKeys.keyHash} = any(${textArray([...currentHashes.keys()])})`);
  return new Map(stored.map((row) => [currentHashes.get(row.keyHash)!, row]));
}

async function insertKeys(transaction: Transaction, secrets: PodKeySecrets, rows: PodKeyLine[]): Promise<Inserted> {
  const storedKeys = await findStored(transaction, secrets, rows);
  const protectedRows = rows.map((row) => ({ ...row, ...sealPodKey(secrets, row.key) }));
  const added = protectedRows.filter(({ keyHash }) => !storedKeys.has(keyHash));
  const columns = [
    added.map(({ keyHash }) => keyHash),
    added.map(({ sealedKey }) => sealedKey),
    added.map(({ batchId }) => batchId),
    added.map(({ variantId }) => variantId),
  ].map(textArray);
  if (added.length)
    await transaction
      .insert(podKeys)
      .select(sql`select *, null::uuid, null::timestamptz from unnest(${sql.join(columns, sql`, `)})`);
  const errors = protectedRows.flatMap(({ line, keyHash, batchId, variantId }) => {
    const row = storedKeys.get(keyHash);
    if (!row || (row.batchId === batchId && row.productVariantId === variantId)) return [];
    return [{ line, message: `key: already loaded for batch ${row.batchId} of ${row.productVariantId}` }];
  });
  return { added: added.length, errors };
}

function invalidLines(errors: PodKeyLineError[]): Error {
  const lines = errors.toSorted((a, b) => a.line - b.line).map(({ line, message }) => `  line ${line}: ${message}`);
  return new Error(`Nothing was loaded. These lines are invalid:\n${lines.join('\n')}`);
}

/** The server could not find keys that were sealed with other secrets. */
async function requireSameSecrets(transaction: Transaction, secrets: PodKeySecrets): Promise<void> {
  const [storedKeys] = await transaction.select().from(podKeys).limit(1);
  if (!storedKeys) return;
  try {
    await requirePodPeppers(transaction, secrets);
    if (podKeyHashes(secrets, unsealPodKey(secrets, storedKeys.sealedKey)).includes(storedKeys.keyHash)) return;
  } catch {
    // The key cannot be decrypted with these secrets; report that below.
  }
  throw new Error(
    "CODE_PEPPER, ID_IMAGE_KEY: expected the secrets that this database's keys were loaded with. Nothing was loaded.",
  );
}

interface KeyList {
  text: string;
  catalogue: CatalogueBatches;
  secrets: PodKeySecrets;
}

/** All or nothing. Existing keys stay unchanged. Throws one error that lists every invalid line. */
export async function loadPodKeys(
  database: Database,
  { text, catalogue, secrets }: KeyList,
): Promise<{ added: number; alreadyStored: number }> {
  const { rows, errors } = parsePodKeys(text, catalogue);
  return database.transaction(async (transaction) => {
    await transaction.execute(lockPodKeys);
    await requireSameSecrets(transaction, secrets);
    let added = 0;
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const inserted = await insertKeys(transaction, secrets, rows.slice(start, start + rowsPerStatement));
      added += inserted.added;
      errors.push(...inserted.errors);
    }
    if (errors.length) throw invalidLines(errors);
    return { added, alreadyStored: rows.length - added };
  });
}

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
