import type { UserPod } from '../../domain/unlock/userPodSchema';
import { ApiError } from '../apiError';
import { request } from '../http';

/** Idempotent. Fails with 409 if the pod was unlocked. */
export const removePod = (podKey: string): Promise<void> =>
  request<void>(`/v1/app/user/pods/${encodeURIComponent(podKey)}`, { method: 'DELETE', shape: 'empty' }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return;
      throw error;
    },
  );

export const fetchUserPods = () => request<UserPod[]>('/v1/app/user/pods', { shape: { listOf: ['podKey'] } });
