import type { Destination } from '../../domain/account/destination';
import type { CodeSent, User } from '../../domain/account/userSchema';
import { request } from '../http';
import { withProofOfWork } from './withProofOfWork';

/** S7-08, S7-10: asks for a code to the e-mail address or phone number that the account is to change to. */
export const askChangeCode = (to: Destination) =>
  withProofOfWork((proof) =>
    request<CodeSent>(`/v1/app/user/task-to-change-${'email' in to ? 'email' : 'phone'}`, {
      method: 'POST',
      body: { ...to, ...proof },
    }),
  );

/** S7-09, S7-11: changes to it by that code, and gives the account as it is then. */
export const confirmChange = (channel: 'email' | 'phone', entered: { otp: string; challengeId?: string }) =>
  request<User>(`/v1/app/user/execute-change-${channel}`, { method: 'POST', body: entered });
