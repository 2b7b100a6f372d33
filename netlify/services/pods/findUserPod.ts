import { inArray } from 'drizzle-orm';
import { parsePodKey } from '../../../src/domain/unlock/podKey';
import type { UserPod } from '../../../src/domain/unlock/userPodSchema';
import { userPods } from '../../database/schema';
import type { AppContext } from '../appContext';
import { podKeyHashes } from './podKeySecrets';
import { podUnknown } from './podRefusals';
import { readUserPods, type PodOwner } from './readUserPods';

/** The hashes that a stored key may have. Throws the 404 of unlisted pods for text that is not a valid key. */
export function listedHashes({ settings }: Pick<AppContext, 'settings'>, podKey: string): string[] {
  const key = parsePodKey(podKey);
  if (!key) throw podUnknown();
  return podKeyHashes(settings, key);
}

/** Finds a pod on the shopper's list by its hash, or by those it may have. Throws a 404 if it is not there. */
export async function findListedPod(
  context: AppContext,
  { hashes, ...owner }: PodOwner & { hashes: string[] },
): Promise<UserPod> {
  const [pod] = await readUserPods(context, { ...owner, where: inArray(userPods.keyHash, hashes), limit: 1 });
  if (!pod) throw podUnknown();
  return pod;
}

/** Finds a pod on the shopper's list by its key. Another shopper's pod gives the same 404 as one that does not exist. */
export const findUserPod = async (
  context: AppContext,
  { podKey, ...owner }: PodOwner & { podKey: string },
): Promise<UserPod> => findListedPod(context, { ...owner, hashes: listedHashes(context, podKey) });
