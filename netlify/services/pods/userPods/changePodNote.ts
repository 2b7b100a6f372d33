import { and, eq, inArray } from 'drizzle-orm';
import type { UserPod } from '../../../../src/domain/unlock/userPodSchema';
import { userPods } from '../../../database/podTables';
import type { AppContext } from '../../context/appContext';
import { consumeChange } from '../../people/consumeChange';
import { retryAfterRehash } from '../podKeys/retryAfterRehash';
import { findListedPod, listedHashes } from './findUserPod';
import type { PodOwner } from './readUserPods';

interface NoteChange extends PodOwner {
  podKey: string;
  note: string;
}

/** Idempotent. Throws a 404 if the pod is not on the shopper's list. */
export async function changePodNote(context: AppContext, { podKey, note, ...owner }: NoteChange): Promise<UserPod> {
  await consumeChange(context, 'podNote', owner.userId);
  return retryAfterRehash(async () => {
    const hashes = listedHashes(context, podKey);
    await context.database
      .update(userPods)
      .set({ note: note.trim() })
      .where(and(eq(userPods.userId, owner.userId), inArray(userPods.keyHash, hashes)));
    return findListedPod(context, { ...owner, hashes });
  });
}
