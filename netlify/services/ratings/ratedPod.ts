import type { AppContext } from '../appContext';
import { listedHash } from '../pods/findUserPod';
import { findOnList, type PodKeyRow } from '../pods/findPodKey';
import { podUnknown } from '../pods/podRefusals';

export interface RatedPod {
  userId: string;
  podKey: string;
}

/** The pod of the shopper's list that a rating is of; another's is a 404 (D-32). */
export async function ratedPod(context: AppContext, { userId, podKey }: RatedPod): Promise<PodKeyRow> {
  const row = await findOnList(context, userId, listedHash(context, podKey));
  if (!row) throw podUnknown();
  return row;
}
