import { channelOf, type Destination } from '../../domain/account/destination';
import type { CodeSent, SessionUser, User, UserUpdate } from '../../domain/account/userSchema';
import { request } from '../http';
import { loadText, saveText, storageKeys } from '../storage';
import { withProofOfWork } from './withProofOfWork';

/** True if no account uses this email address or phone number yet. */
export async function isAvailable(to: Destination): Promise<boolean> {
  const channel = channelOf(to);
  const path = `/v1/app/user/v2/${channel}-available`;
  const answer = await request<Partial<Record<string, boolean>>>(path, { method: 'POST', body: to });
  return answer[`${channel}Available`] === true;
}

/** Requests a code. Set `register` for a destination without an account. */
export function sendCode(to: Destination, register = false): Promise<CodeSent> {
  const wanted = { ...to, register, deviceToken: loadText(storageKeys.deviceToken) ?? undefined };
  return withProofOfWork((proof) =>
    request<CodeSent>(`/v1/app/user/auth/${channelOf(to)}`, {
      method: 'POST',
      body: 'email' in to ? { ...wanted, link: false } : { ...wanted, ...proof },
    }),
  );
}

interface EnteredCode {
  otp: string;
  /** The id returned when the code was requested. */
  challengeId?: string;
}

/** Exchanges a code for a session. Signing out keeps the device token, since it is for the next request for a code. */
export async function login(to: Destination, { otp, challengeId }: EnteredCode): Promise<SessionUser> {
  const user = await request<SessionUser>(`/v1/app/user/auth/${channelOf(to)}/login`, {
    method: 'POST',
    body: { ...to, otp, challengeId },
  });
  // An API of an earlier build returns none.
  if (user.deviceToken) saveText(storageKeys.deviceToken, user.deviceToken);
  return user;
}

export const updateUser = (update: UserUpdate) => request<User>('/v1/app/user/v2', { method: 'PUT', body: update });

/** Ends the session of a token. Takes the token as a parameter because this browser may have deleted it already. */
export const logout = (token: string) =>
  request<void>('/v1/app/user/logout', { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
