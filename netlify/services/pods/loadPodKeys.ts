import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { podKeys } from '../../database/schema';
import { parsePodKeys, type KnownBatches, type LineFault, type PodKeyRow } from './parsePodKeys';
import { hashPodKey, openPodKey, protectPodKey, type PodKeySecrets } from './podKeySecrets';

/** One array parameter per column, because a VALUES list takes twice as long for this many rows. */
const rowsOfStatement = 5_000;

interface Inserted {
  added: number;
  /** Keys already loaded for another batch or variant. */
  faults: LineFault[];
}

const textArray = (values: string[]) => sql`${sql.param(values)}::text[]`;

async function insertKeys(transaction: Transaction, secrets: PodKeySecrets, rows: PodKeyRow[]): Promise<Inserted> {
  const kept = rows.map((row) => ({ ...row, ...protectPodKey(secrets, row.key) }));
  const columns = [
    kept.map(({ keyHash }) => keyHash),
    kept.map(({ sealedKey }) => sealedKey),
    kept.map(({ batchId }) => batchId),
    kept.map(({ variantId }) => variantId),
  ].map(textArray);
  const added = await transaction
    .insert(podKeys)
    .select(sql`select *, null::uuid, null::timestamptz from unnest(${sql.join(columns, sql`, `)})`)
    .onConflictDoNothing()
    .returning({ keyHash: podKeys.keyHash });
  if (added.length === rows.length) return { added: added.length, faults: [] };
  const stored = await transaction
    .select()
    .from(podKeys)
    .where(sql`${podKeys.keyHash} = any(${columns[0]})`);
  const byHash = new Map(stored.map((row) => [row.keyHash, row]));
  const faults = kept.flatMap(({ line, keyHash, batchId, variantId }) => {
    const known = byHash.get(keyHash);
    if (!known || (known.batchId === batchId && known.productVariantId === variantId)) return [];
    return [{ line, message: `key: already loaded for batch ${known.batchId} of ${known.productVariantId}` }];
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
    if (hashPodKey(secrets, openPodKey(secrets, known.sealedKey)) === known.keyHash) return;
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
