import type { List } from '../../domain/api/listSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { nullIfMissing } from '../apiError';
import { request, type HttpCall } from '../http';
import { listCall } from '../listCall';

/** Idempotent. Fails with 409 if the pod was unlocked. */
export async function removePod(podKey: string): Promise<void> {
  const path = `/v1/app/user/pods/${encodeURIComponent(podKey)}`;
  await request<void>(path, { method: 'DELETE', shape: 'empty' }).catch(nullIfMissing);
}

/** Idempotent. An empty note removes it. */
export const changePodNote = (podKey: string, note: string) =>
  request<UserPod>(`/v1/app/user/pods/${encodeURIComponent(podKey)}/note`, {
    method: 'PUT',
    body: { note },
    shape: { fields: ['podKey', 'note'] },
  });

export const fetchUserPods = async (call: Pick<HttpCall, 'query' | 'signal'> = {}): Promise<UserPod[]> =>
  (await request<List<UserPod>>('/v1/app/user/pods', listCall({ ...call, shape: { itemsOf: ['podKey'] } }))).items;
