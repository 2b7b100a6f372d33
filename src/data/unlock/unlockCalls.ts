import { queryOptions } from '@tanstack/react-query';
import type { Rewards } from '../../domain/account/rewardSchema';
import type { Activation, CheckedKey, UnlockInput } from '../../domain/unlock/unlockSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { request } from '../http';
import type { ResponseShape } from '../responseShape';

const post = <T>(path: string, body: object, shape: ResponseShape<T>) =>
  request<T>(`/v1/app/${path}`, { method: 'POST', body, shape });

const podShape: ResponseShape<UserPod> = { fields: ['podKey', 'batchId', 'savedAt'] };

/** Includes the pod's state for the shopper, if signed in. */
export const checkPodKey = (typed: UnlockInput) =>
  post<CheckedKey>('unlock/check-key', typed, { fields: ['podKey', 'batch'] });

export const startActivation = (typed: UnlockInput) =>
  post<Activation>('unlock/activation-sequence', typed, { fields: ['activationId', 'levels'] });

export const confirmActivation = (activationId: string) => post<UserPod>('unlock/confirm', { activationId }, podShape);

export const savePod = (podKey: string) => post<UserPod>('user/pods', { podKey }, podShape);

/** Referral codes exist only in the United States. */
export const invitationQuery = () =>
  queryOptions({
    queryKey: ['rewards', 'invitation'],
    queryFn: ({ signal }) => request<Rewards>('/v1/app/rewards', { signal, shape: { fields: ['balance', 'credits'] } }),
  });
