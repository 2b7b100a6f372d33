import { inArray } from 'drizzle-orm';
import { parsePodKey } from '../../../../src/domain/unlock/podKey';
import type { UserPod } from '../../../../src/domain/unlock/userPodSchema';
import { userPods } from '../../../database/podTables';
import type { AppContext } from '../../context/appContext';
import { requireConclusiveLookup } from '../podKeys/missingPeppers';
import { podKeyHashes } from '../podKeys/podKeySecrets';
import { podUnknown } from '../podKeys/podErrors';
import { readUserPods, type PodOwner } from './readUserPods';

/** Throws the 404 of unlisted pods for malformed keys. */
export function listedHashes({ settings }: Pick<AppContext, 'settings'>, podKey: string): string[] {
  const key = parsePodKey(podKey);
  if (!key) throw podUnknown();
  return podKeyHashes(settings, key);
}

export async function findListedPod(
  context: AppContext,
  { hashes, ...owner }: PodOwner & { hashes: string[] },
): Promise<UserPod> {
  const [pod] = await readUserPods(context, { ...owner, where: inArray(userPods.keyHash, hashes), limit: 1 });
  if (!pod) {
    await requireConclusiveLookup(context);
    throw podUnknown();
  }
  return pod;
}

/** Another shopper's pod gives the same 404 as one that does not exist. */
export const findUserPod = async (
  context: AppContext,
  { podKey, ...owner }: PodOwner & { podKey: string },
): Promise<UserPod> => findListedPod(context, { ...owner, hashes: listedHashes(context, podKey) });
