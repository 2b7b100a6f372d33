import type { UserPod } from '../../domain/unlock/userPodSchema';
import { nullIfMissing } from '../apiError';
import { request } from '../http';

/** Idempotent. Fails with 409 if the pod was unlocked. */
export async function removePod(podKey: string): Promise<void> {
  const path = `/v1/app/user/pods/${encodeURIComponent(podKey)}`;
  await request<void>(path, { method: 'DELETE', shape: 'empty' }).catch(nullIfMissing);
}

export const fetchUserPods = () => request<UserPod[]>('/v1/app/user/pods', { shape: { listOf: ['podKey'] } });
