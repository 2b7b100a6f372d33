import type { Destination } from '../../domain/account/destination';
import type { CodeSent, User } from '../../domain/account/userSchema';
import { request } from '../http';
import { withProofOfWork } from './withProofOfWork';

/** Sends a code to the account's new email address or phone number. */
export const requestChangeCode = (to: Destination) =>
  withProofOfWork((proof) =>
    request<CodeSent>(`/v1/app/user/task-to-change-${'email' in to ? 'email' : 'phone'}`, {
      method: 'POST',
      body: { ...to, ...proof },
    }),
  );

/** Confirms the change with the code, and returns the updated account. */
export const confirmChange = (channel: 'email' | 'phone', entered: { otp: string; challengeId?: string }) =>
  request<User>(`/v1/app/user/execute-change-${channel}`, { method: 'POST', body: entered });
