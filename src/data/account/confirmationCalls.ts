import type { CodeSent, Confirmed } from '../../domain/account/userSchema';
import { request } from '../http';
import type { Channel } from './signInDraft';

/** Asks for a code to the account's own e-mail address or phone number, by which its owner confirms who they are. */
export const askConfirmationCode = (channel: Channel) =>
  request<CodeSent>('/v1/app/user/task-to-confirm', { method: 'POST', body: { channel } });

interface Entered {
  channel: Channel;
  otp: string;
  challengeId?: string;
}

/** Confirms this session by that code. */
export const confirmSession = (entered: Entered) =>
  request<Confirmed>('/v1/app/user/execute-confirm', { method: 'POST', body: entered });
