import { queryOptions } from '@tanstack/react-query';
import type { Rewards } from '../../domain/account/rewardSchema';
import type { Activation, CheckedKey, UnlockInput } from '../../domain/unlock/unlockSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { request } from '../http';

const post = <T>(path: string, body: object) => request<T>(`/v1/app/${path}`, { method: 'POST', body });

/** S2-62, S2-63: what pod a key is of; with a session also what it is to the shopper. */
export const checkKey = (typed: UnlockInput) => post<CheckedKey>('unlock/check-key', typed);

/** S2-66: begins a showing of the light, and gives what to show. */
export const startActivation = (typed: UnlockInput) => post<Activation>('unlock/activation-sequence', typed);

/** S2-68: the battery showed white. */
export const confirmActivation = (activationId: string) => post<UserPod>('unlock/confirm', { activationId });

/** S2-70: puts a pod on the shopper's list without unlocking it. */
export const savePod = (podKey: string) => post<UserPod>('user/pods', { podKey });

/** S2-69, D-34: the shopper's own invitation; of the United States alone (D-05). */
export const invitationQuery = () =>
  queryOptions({
    queryKey: ['rewards', 'invitation'],
    queryFn: ({ signal }) => request<Rewards>('/v1/app/rewards', { signal }),
  });
