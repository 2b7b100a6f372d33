import type { UserPod } from '../../domain/unlock/userPodSchema';
import { request } from '../http';

/** The signed-in shopper's unlocked pods, newest first. */
export const fetchUserPods = () => request<UserPod[]>('/v1/app/user/pods', { shape: { listOf: ['podKey'] } });
