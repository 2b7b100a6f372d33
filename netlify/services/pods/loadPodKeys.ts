import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { podKeys } from '../../database/schema';
import { parsePodKeys, type KnownBatches, type LineFault, type PodKeyRow } from './parsePodKeys';
import { openPodKey, podKeyHashes, protectPodKey, type PodKeySecrets } from './podKeySecrets';

/** One array parameter per column, because a VALUES list takes twice as long for this many rows. */
const rowsOfStatement = 5_000;

interface Inserted {
  added: number;
  /** Keys already loaded for another batch or variant. */
  faults: LineFault[];
}

/** Held by whoever adds pod keys or changes their hashes, until the transaction ends. */
export const lockPodKeys = sql`SELECT pg_advisory_xact_lock(hashtext('pod keys'))`;

const textArray = (values: string[]) => sql`${sql.param(values)}::text[]`;

type Stored = typeof podKeys.$inferSelect;

/** The rows that the database has already, by the current hash. Before they are sealed again, they may have another. */
async function findStored(
  transaction: Transaction,
  secrets: PodKeySecrets,
  rows: readonly PodKeyRow[],
): Promise<Map<string, Stored>> {
  const currentOf = new Map(
    rows.flatMap(({ key }) => {
      const [current, ...others] = podKeyHashes(secrets, key);
      return [current!, ...others].map((hash): [string, string] => [hash, current!]);
    }),
  );
  const stored = await transaction
    .select()
    .from(podKeys)
    .where(sql`${podKeys.keyHash} = any(${textArray([...currentOf.keys()])})`);
  return new Map(stored.map((row) => [currentOf.get(row.keyHash)!, row]));
}

async function insertKeys(transaction: Transaction, secrets: PodKeySecrets, rows: PodKeyRow[]): Promise<Inserted> {
  const known = await findStored(transaction, secrets, rows);
  const kept = rows.map((row) => ({ ...row, ...protectPodKey(secrets, row.key) }));
  const added = kept.filter(({ keyHash }) => !known.has(keyHash));
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
  const faults = kept.flatMap(({ line, keyHash, batchId, variantId }) => {
    const row = known.get(keyHash);
    if (!row || (row.batchId === batchId && row.productVariantId === variantId)) return [];
    return [{ line, message: `key: already loaded for batch ${row.batchId} of ${row.productVariantId}` }];
  });
  return { added: added.length, faults };
}

function refusal(faults: LineFault[]): Error {
  const lines = faults.toSorted((a, b) => a.line - b.line).map(({ line, message }) => `  line ${line}: ${message}`);
  return new Error(`Nothing was loaded. These lines are invalid:\n${lines.join('\n')}`);
}

/** Refuses secrets that differ from the ones the existing keys were loaded with, because the server could not find the new keys. */
async function refuseOtherSecrets(transaction: Transaction, secrets: PodKeySecrets): Promise<void> {
  const [known] = await transaction.select().from(podKeys).limit(1);
  if (!known) return;
  try {
    if (podKeyHashes(secrets, openPodKey(secrets, known.sealedKey)).includes(known.keyHash)) return;
  } catch {
    // The key cannot be decrypted with these secrets; report that below.
  }
  throw new Error(
    "CODE_PEPPER, ID_IMAGE_KEY: expected the secrets that this database's keys were loaded with. Nothing was loaded.",
  );
}

interface KeyList {
  text: string;
  known: KnownBatches;
  secrets: PodKeySecrets;
}

/**
 * Loads the manufacturer's list of pod keys in one transaction, all or nothing. Existing keys are not changed, unlocked or
 * not. Throws a single error that lists every invalid line.
 */
export async function loadPodKeys(
  database: Database,
  { text, known, secrets }: KeyList,
): Promise<{ added: number; alreadyThere: number }> {
  const { rows, faults } = parsePodKeys(text, known);
  return database.transaction(async (transaction) => {
    // One load at a time, and none while keys get other hashes.
    await transaction.execute(lockPodKeys);
    await refuseOtherSecrets(transaction, secrets);
    let added = 0;
    for (let at = 0; at < rows.length; at += rowsOfStatement) {
      const inserted = await insertKeys(transaction, secrets, rows.slice(at, at + rowsOfStatement));
      added += inserted.added;
      faults.push(...inserted.faults);
    }
    if (faults.length) throw refusal(faults);
    return { added, alreadyThere: rows.length - added };
  });
}
