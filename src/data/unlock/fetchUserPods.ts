import type { UserPod } from '../../domain/unlock/userPodSchema';
import { request } from '../http';

/** S7-32: the pods that who is signed in has unlocked, newest first. */
export const fetchUserPods = () => request<UserPod[]>('/v1/app/user/pods');
