import { eq } from 'drizzle-orm';
import { parsePodKey } from '../../../src/domain/unlock/podKey';
import type { UserPod } from '../../../src/domain/unlock/userPodSchema';
import { userPods } from '../../database/schema';
import type { AppContext } from '../appContext';
import { hashPodKey } from './podKeySecrets';
import { podUnknown } from './podRefusals';
import { readUserPods, type PodOwner } from './readUserPods';

/** The stored hash of a key. Throws the 404 of unlisted pods for text that is not a valid key. */
export function listedHash({ settings }: Pick<AppContext, 'settings'>, podKey: string): string {
  const key = parsePodKey(podKey);
  if (!key) throw podUnknown();
  return hashPodKey(settings, key);
}

/** Finds a pod on the shopper's list by its hash. Throws a 404 if it is not there. */
export async function findListedPod(
  context: AppContext,
  { keyHash, ...owner }: PodOwner & { keyHash: string },
): Promise<UserPod> {
  const [pod] = await readUserPods(context, { ...owner, where: eq(userPods.keyHash, keyHash), most: 1 });
  if (!pod) throw podUnknown();
  return pod;
}

/** Finds a pod on the shopper's list by its key. Another shopper's pod gives the same 404 as one that does not exist. */
export const findUserPod = async (
  context: AppContext,
  { podKey, ...owner }: PodOwner & { podKey: string },
): Promise<UserPod> => findListedPod(context, { ...owner, keyHash: listedHash(context, podKey) });
