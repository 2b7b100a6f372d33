import type { CodeSent, Confirmed } from '../../domain/account/userSchema';
import { request } from '../http';
import type { Channel } from './signInDraft';

/** Sends a code to the account's own email address or phone number, to confirm who is signed in. */
export const requestConfirmationCode = (channel: Channel) =>
  request<CodeSent>('/v1/app/user/task-to-confirm', { method: 'POST', body: { channel } });

interface EnteredCode {
  channel: Channel;
  otp: string;
  challengeId?: string;
}

/** Confirms this session with the code. */
export const confirmSession = (entered: EnteredCode) =>
  request<Confirmed>('/v1/app/user/execute-confirm', { method: 'POST', body: entered });
