import { queryOptions } from '@tanstack/react-query';
import type { Rewards } from '../../domain/account/rewardSchema';
import type { Activation, CheckedKey, UnlockInput } from '../../domain/unlock/unlockSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { request } from '../http';

const post = <T>(path: string, body: object) => request<T>(`/v1/app/${path}`, { method: 'POST', body });

/** Includes the pod's state for the shopper, if signed in. */
export const checkPodKey = (typed: UnlockInput) => post<CheckedKey>('unlock/check-key', typed);

export const startActivation = (typed: UnlockInput) => post<Activation>('unlock/activation-sequence', typed);

export const confirmActivation = (activationId: string) => post<UserPod>('unlock/confirm', { activationId });

export const savePod = (podKey: string) => post<UserPod>('user/pods', { podKey });

/** Referral codes exist only in the United States. */
export const invitationQuery = () =>
  queryOptions({
    queryKey: ['rewards', 'invitation'],
    queryFn: ({ signal }) => request<Rewards>('/v1/app/rewards', { signal, shape: { fields: ['balance', 'credits'] } }),
  });
