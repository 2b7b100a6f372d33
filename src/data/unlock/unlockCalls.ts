import { queryOptions } from '@tanstack/react-query';
import type { Rewards } from '../../domain/account/rewardSchema';
import type { Activation, CheckedKey, UnlockInput } from '../../domain/unlock/unlockSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { request } from '../http';

const post = <T>(path: string, body: object) => request<T>(`/v1/app/${path}`, { method: 'POST', body });

/** The pod of a key and, with a session, its state for the shopper. */
export const checkKey = (typed: UnlockInput) => post<CheckedKey>('unlock/check-key', typed);

/** Starts an activation and returns the light sequence to play. */
export const startActivation = (typed: UnlockInput) => post<Activation>('unlock/activation-sequence', typed);

/** Confirms that the battery showed white. */
export const confirmActivation = (activationId: string) => post<UserPod>('unlock/confirm', { activationId });

/** Adds a pod to the shopper's list without unlocking it. */
export const savePod = (podKey: string) => post<UserPod>('user/pods', { podKey });

/** The shopper's own referral code; only in the United States. */
export const invitationQuery = () =>
  queryOptions({
    queryKey: ['rewards', 'invitation'],
    queryFn: ({ signal }) => request<Rewards>('/v1/app/rewards', { signal, shape: { fields: ['balance', 'credits'] } }),
  });
