import type { AppContext } from '../appContext';
import { listedHashes } from '../pods/findUserPod';
import { findListedKey, type PodKeyRow } from '../pods/findPodKey';
import { podUnknown } from '../pods/podRefusals';

export interface RatedPodKey {
  userId: string;
  podKey: string;
}

/** Throws the same 404 for another shopper's pod as for one that does not exist. */
export async function findRatedPod(context: AppContext, { userId, podKey }: RatedPodKey): Promise<PodKeyRow> {
  const row = await findListedKey(context, userId, listedHashes(context, podKey));
  if (!row) throw podUnknown();
  return row;
}
