import { and, eq } from 'drizzle-orm';
import type { BatchInfo } from '../../../../src/domain/unlock/batchInfoSchema';
import type { CheckedKey, UnlockInput } from '../../../../src/domain/unlock/unlockSchema';
import type { Language } from '../../../../src/domain/region/locales';
import { userPods } from '../../../database/podTables';
import type { AppContext } from '../../context/appContext';
import { presentBatch } from '../findBatch';
import { findPodKey, isUnlockedByOther, type PodKeyRow, type TypedPodKey } from '../podKeys/findPodKey';
import { unsealPodKey } from '../podKeys/podKeySecrets';
import { podNotOffered, podTaken } from '../podKeys/podErrors';

export interface KeyCheck extends TypedPodKey {
  language: Language;
  region?: UnlockInput['region'];
}

/** Throws a 409 if another account unlocked the pod or the region does not offer it. */
export async function requireOfferedPod(
  context: AppContext,
  { language, region, ...typed }: KeyCheck,
): Promise<{ row: PodKeyRow; batch: BatchInfo | null }> {
  const row = await findPodKey(context, typed);
  if (typed.userId && isUnlockedByOther(typed.userId, row)) throw podTaken();
  const batch = presentBatch(context, { batchId: row.batchId, language });
  if (region && batch && !batch.regions.includes(region)) throw podNotOffered();
  return { row, batch };
}

async function getState({ database }: AppContext, userId: string, row: PodKeyRow) {
  if (row.unlockedAt) return 'unlocked' as const;
  const [saved] = await database
    .select({ keyHash: userPods.keyHash })
    .from(userPods)
    .where(and(eq(userPods.userId, userId), eq(userPods.keyHash, row.keyHash)));
  return saved ? ('saved' as const) : ('new' as const);
}

/** Visitors do not learn whether an account has the pod: it may be their own. */
export async function checkKey(context: AppContext, check: KeyCheck): Promise<CheckedKey> {
  const { row, batch } = await requireOfferedPod(context, check);
  return {
    podKey: unsealPodKey(context.settings, row.sealedKey),
    state: check.userId ? await getState(context, check.userId, row) : null,
    batch,
  };
}
