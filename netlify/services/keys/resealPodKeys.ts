import { and, asc, gt, notLike, or, sql } from 'drizzle-orm';
import { podKeys } from '../../database/schema';
import { imageKeysOf, keyIdOf, missingKey, peppersOf, storedKeyId } from '../../platform/keyRing';
import type { AppContext } from '../appContext';
import { lockPodKeys } from '../pods/loadPodKeys';
import { openPodKey, podKeyHashes, protectPodKey } from '../pods/podKeySecrets';
import type { Resealing } from './resealing';

const atOnce = 200;

/** Matches stored values that start with another key's id, or with none. */
export const isOfOther = (column: Parameters<typeof notLike>[0], keyId: string) => notLike(column, `${keyId}.%`);

type Row = typeof podKeys.$inferSelect;
interface Renewed {
  old: string;
  keyHash: string;
  sealedKey: string;
}

/** The row under the current keys. Throws if the ring lacks the key that its letters are sealed with. */
function renew({ settings }: AppContext, { keyHash, sealedKey }: Row): Renewed {
  const key = openPodKey(settings, sealedKey);
  if (!podKeyHashes(settings, key).includes(keyHash))
    throw missingKey('CODE_PEPPER', 'the hash of a pod key', storedKeyId(keyHash));
  return { old: keyHash, ...protectPodKey(settings, key) };
}

/** One step: the next rows after this hash. Returns the last hash it saw; null at the end. */
async function step(context: AppContext, after: string, { note, fail }: Resealing): Promise<string | null> {
  const pepperId = keyIdOf(peppersOf(context.settings)[0]!);
  const sealId = keyIdOf(imageKeysOf(context.settings)[0]!);
  return context.database.transaction(async (transaction) => {
    await transaction.execute(lockPodKeys);
    const rows = await transaction
      .select()
      .from(podKeys)
      .where(
        and(gt(podKeys.keyHash, after), or(isOfOther(podKeys.keyHash, pepperId), isOfOther(podKeys.sealedKey, sealId))),
      )
      .orderBy(asc(podKeys.keyHash))
      .limit(atOnce)
      .for('update');
    const renewed = rows.flatMap((row) => {
      try {
        return [renew(context, row)];
      } catch (error) {
        fail(error);
        return [];
      }
    });
    if (renewed.length)
      await transaction.execute(sql`
        UPDATE pod_keys SET key_hash = renewed."keyHash", sealed_key = renewed."sealedKey"
        FROM jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb) AS renewed(old text, "keyHash" text, "sealedKey" text)
        WHERE key_hash = renewed.old`);
    note(renewed.length);
    return rows.length < atOnce ? null : rows.at(-1)!.keyHash;
  });
}

/** Gives every pod key the hash and the seal of the current keys. Lists of pods, ratings and unlocks follow by the database. */
export async function resealPodKeys(context: AppContext, resealing: Resealing): Promise<void> {
  let after: string | null = '';
  while (after !== null && !resealing.signal.aborted) after = await step(context, after, resealing);
}
