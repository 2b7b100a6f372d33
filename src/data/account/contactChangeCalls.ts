import { channelOf, type Channel, type Destination } from '../../domain/account/destination';
import type { CodeSent, User, ConfirmedSession } from '../../domain/account/userSchema';
import { request } from '../http';
import { codeShape, userShape } from './accountCalls';
import { withProofOfWork } from './withProofOfWork';

export const requestContactChangeCode = (to: Destination) =>
  withProofOfWork((proof) =>
    request<CodeSent>(`/v1/app/user/task-to-change-${channelOf(to)}`, {
      method: 'POST',
      body: { ...to, ...proof },
      shape: codeShape,
    }),
  );

export const confirmContactChange = (channel: Channel, entered: { otp: string; challengeId?: string }) =>
  request<User>(`/v1/app/user/execute-change-${channel}`, {
    method: 'POST',
    body: entered,
    shape: userShape,
  });

/** Sends a code to the account's current contact, to confirm who is signed in. */
export const requestConfirmationCode = (channel: Channel) =>
  request<CodeSent>('/v1/app/user/task-to-confirm', { method: 'POST', body: { channel }, shape: codeShape });

interface EnteredCode {
  channel: Channel;
  otp: string;
  challengeId?: string;
}

export const confirmSession = (entered: EnteredCode) =>
  request<ConfirmedSession>('/v1/app/user/execute-confirm', {
    method: 'POST',
    body: entered,
    shape: { fields: ['confirmedUntil'] },
  });
