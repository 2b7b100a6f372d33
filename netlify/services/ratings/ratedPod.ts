import type { AppContext } from '../appContext';
import { listedHashes } from '../pods/findUserPod';
import { findOnList, type PodKeyRow } from '../pods/findPodKey';
import { podUnknown } from '../pods/podRefusals';

export interface RatedPod {
  userId: string;
  podKey: string;
}

/** Finds a pod on the shopper's list. Throws the same 404 for another shopper's pod as for one that does not exist. */
export async function ratedPod(context: AppContext, { userId, podKey }: RatedPod): Promise<PodKeyRow> {
  const row = await findOnList(context, userId, listedHashes(context, podKey));
  if (!row) throw podUnknown();
  return row;
}
