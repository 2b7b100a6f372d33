import type { UserPod } from '../../../../src/domain/unlock/userPodSchema';
import { userPods } from '../../../database/podTables';
import type { AppContext } from '../../context/appContext';
import { findListedPod } from './findUserPod';
import { findPodKey, isUnlockedByOther, type TypedPodKey } from '../podKeys/findPodKey';
import { podTaken } from '../podKeys/podErrors';
import { retryAfterRehash } from '../podKeys/retryAfterRehash';
import type { PodOwner } from './readUserPods';

export const savePod = (
  context: AppContext,
  request: PodOwner & TypedPodKey & { userId: string },
): Promise<{ pod: UserPod; isNew: boolean }> => retryAfterRehash(() => saveOnce(context, request));

async function saveOnce(
  context: AppContext,
  { language, ...typed }: PodOwner & TypedPodKey & { userId: string },
): Promise<{ pod: UserPod; isNew: boolean }> {
  const { userId } = typed;
  const row = await findPodKey(context, typed);
  if (isUnlockedByOther(userId, row)) throw podTaken();
  const { keyHash } = row;
  const added = await context.database
    .insert(userPods)
    .values({ userId, keyHash, savedAt: context.clock() })
    .onConflictDoNothing()
    .returning({ keyHash: userPods.keyHash });
  return { pod: await findListedPod(context, { userId, language, hashes: [keyHash] }), isNew: added.length === 1 };
}
