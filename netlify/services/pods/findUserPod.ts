import { eq } from 'drizzle-orm';
import { parsePodKey } from '../../../src/domain/unlock/podKey';
import type { UserPod } from '../../../src/domain/unlock/userPodSchema';
import { userPods } from '../../database/schema';
import type { AppContext } from '../appContext';
import { hashPodKey } from './podKeySecrets';
import { podUnknown } from './podRefusals';
import { readUserPods, type PodOwner } from './readUserPods';

/** What the database knows a pod of the shopper's list by; a text that is no key is on nobody's list. */
export function listedHash({ settings }: Pick<AppContext, 'settings'>, podKey: string): string {
  const key = parsePodKey(podKey);
  if (!key) throw podUnknown();
  return hashPodKey(settings, key);
}

/** A pod of the shopper's list by its hash; 404 where it is not there. */
export async function findListedPod(
  context: AppContext,
  { keyHash, ...owner }: PodOwner & { keyHash: string },
): Promise<UserPod> {
  const [pod] = await readUserPods(context, { ...owner, where: eq(userPods.keyHash, keyHash), most: 1 });
  if (!pod) throw podUnknown();
  return pod;
}

/** A pod of the shopper's list by its key; another's is a 404 like one that there is not (D-32). */
export const findUserPod = async (
  context: AppContext,
  { podKey, ...owner }: PodOwner & { podKey: string },
): Promise<UserPod> => findListedPod(context, { ...owner, keyHash: listedHash(context, podKey) });
