import { channelOf, type Destination } from '../../domain/account/destination';
import type { CodeSent, SessionUser, User, UserUpdate } from '../../domain/account/userSchema';
import { request } from '../http';
import { withProofOfWork } from './withProofOfWork';

/** True if no account uses this email address or phone number yet. */
export async function isAvailable(to: Destination): Promise<boolean> {
  const channel = channelOf(to);
  const path = `/v1/app/user/v2/${channel}-available`;
  const answer = await request<Partial<Record<string, boolean>>>(path, { method: 'POST', body: to });
  return answer[`${channel}Available`] === true;
}

/** Requests a code. Set `register` for a destination without an account. */
export const sendCode = (to: Destination, register = false) =>
  withProofOfWork((proof) =>
    request<CodeSent>(`/v1/app/user/auth/${channelOf(to)}`, {
      method: 'POST',
      body: 'email' in to ? { ...to, link: false, register } : { ...to, register, ...proof },
    }),
  );

interface EnteredCode {
  otp: string;
  /** The id returned when the code was requested. */
  challengeId?: string;
}

/** Exchanges a code for a session. */
export const login = (to: Destination, { otp, challengeId }: EnteredCode) =>
  request<SessionUser>(`/v1/app/user/auth/${channelOf(to)}/login`, {
    method: 'POST',
    body: { ...to, otp, challengeId },
  });

export const updateUser = (update: UserUpdate) => request<User>('/v1/app/user/v2', { method: 'PUT', body: update });

/** Ends the session of a token. Takes the token as a parameter because this browser may have deleted it already. */
export const logout = (token: string) =>
  request<void>('/v1/app/user/logout', { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
