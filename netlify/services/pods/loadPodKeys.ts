import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { podKeys } from '../../database/schema';
import { parsePodKeys, type KnownBatches, type LineFault, type PodKeyRow } from './parsePodKeys';

/** A statement takes at most 65,535 parameters. */
const rowsOfStatement = 5_000;

interface Inserted {
  added: number;
  /** Keys that are there for another batch or variant. */
  faults: LineFault[];
}

async function insertKeys(transaction: Transaction, rows: PodKeyRow[]): Promise<Inserted> {
  const added = await transaction
    .insert(podKeys)
    .values(rows.map(({ key, batchId, variantId }) => ({ key, batchId, productVariantId: variantId })))
    .onConflictDoNothing()
    .returning({ key: podKeys.key });
  if (added.length === rows.length) return { added: added.length, faults: [] };
  const keys = rows.map(({ key }) => key);
  const stored = await transaction.select().from(podKeys).where(inArray(podKeys.key, keys));
  const byKey = new Map(stored.map((row) => [row.key, row]));
  const faults = rows.flatMap(({ line, key, batchId, variantId }) => {
    const known = byKey.get(key);
    if (!known || (known.batchId === batchId && known.productVariantId === variantId)) return [];
    return [
      { line, message: `key: ${key} is loaded already, for batch ${known.batchId} of ${known.productVariantId}` },
    ];
  });
  return { added: added.length, faults };
}

function refusal(faults: LineFault[]): Error {
  const lines = faults.toSorted((a, b) => a.line - b.line).map(({ line, message }) => `  line ${line}: ${message}`);
  return new Error(`Nothing was loaded. These lines are not right:\n${lines.join('\n')}`);
}

/**
 * Loads the manufacturer's list of pod keys (D-24) in one transaction, all or nothing; keys that are there already stay as
 * they are, unlocked or not. Throws one error that names every fault with its line.
 */
export async function loadPodKeys(
  database: Database,
  text: string,
  known: KnownBatches,
): Promise<{ added: number; alreadyThere: number }> {
  const { rows, faults } = parsePodKeys(text, known);
  return database.transaction(async (transaction) => {
    let added = 0;
    for (let at = 0; at < rows.length; at += rowsOfStatement) {
      const inserted = await insertKeys(transaction, rows.slice(at, at + rowsOfStatement));
      added += inserted.added;
      faults.push(...inserted.faults);
    }
    if (faults.length) throw refusal(faults);
    return { added, alreadyThere: rows.length - added };
  });
}
