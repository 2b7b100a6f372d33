import { and, asc, gt, notLike, or, sql } from 'drizzle-orm';
import { podKeys } from '../../../database/podTables';
import { allImageKeys, createKeyId, missingKeyError, allPeppers, storedKeyId } from '../../../platform/keyRing';
import type { AppContext } from '../../context/appContext';
import { lockPodKeys } from '../../pods/podKeys/loadPodKeys';
import { unsealPodKey, podKeyHashes, sealPodKey } from '../../pods/podKeys/podKeySecrets';
import type { ResealProgress } from './resealProgress';

const batchSize = 200;

/** Matches values with another key's id, or with none. */
export const hasOtherKey = (column: Parameters<typeof notLike>[0], keyId: string) => notLike(column, `${keyId}.%`);

type Row = typeof podKeys.$inferSelect;
interface ResealedKey {
  old: string;
  keyHash: string;
  sealedKey: string;
}

function resealKey({ settings }: AppContext, { keyHash, sealedKey }: Row): ResealedKey {
  const key = unsealPodKey(settings, sealedKey);
  if (!podKeyHashes(settings, key).includes(keyHash))
    throw missingKeyError('CODE_PEPPER', 'the hash of a pod key', storedKeyId(keyHash));
  return { old: keyHash, ...sealPodKey(settings, key) };
}

async function resealBatch(
  context: AppContext,
  after: string,
  { count, addFailure }: ResealProgress,
): Promise<string | null> {
  const pepperId = createKeyId(allPeppers(context.settings)[0]!);
  const sealId = createKeyId(allImageKeys(context.settings)[0]!);
  return context.database.transaction(async (transaction) => {
    await transaction.execute(lockPodKeys);
    const rows = await transaction
      .select()
      .from(podKeys)
      .where(
        and(
          gt(podKeys.keyHash, after),
          or(hasOtherKey(podKeys.keyHash, pepperId), hasOtherKey(podKeys.sealedKey, sealId)),
        ),
      )
      .orderBy(asc(podKeys.keyHash))
      .limit(batchSize)
      .for('update');
    const resealed = rows.flatMap((row) => {
      try {
        return [resealKey(context, row)];
      } catch (error) {
        addFailure(error);
        return [];
      }
    });
    if (resealed.length)
      await transaction.execute(sql`
        UPDATE pod_keys SET key_hash = renewed."keyHash", sealed_key = renewed."sealedKey"
        FROM jsonb_to_recordset(${JSON.stringify(resealed)}::jsonb) AS renewed(old text, "keyHash" text, "sealedKey" text)
        WHERE key_hash = renewed.old`);
    count(resealed.length);
    return rows.length < batchSize ? null : rows.at(-1)!.keyHash;
  });
}

/** The database cascades new hashes to lists of pods, ratings and activations. */
export async function resealPodKeys(context: AppContext, progress: ResealProgress): Promise<void> {
  let after: string | null = '';
  while (after !== null && !progress.signal.aborted) after = await resealBatch(context, after, progress);
}
