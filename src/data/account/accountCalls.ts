import type { Destination } from '../../domain/account/destination';
import type { CodeSent, SessionUser, User, UserUpdate } from '../../domain/account/userSchema';
import { request } from '../http';
import { withProofOfWork } from './withProofOfWork';

const channelOf = (to: Destination) => ('email' in to ? 'email' : 'phone');

/** S7-12, S7-13: whether no account has a destination yet (S5-06). */
export async function isAvailable(to: Destination): Promise<boolean> {
  const channel = channelOf(to);
  const path = `/v1/app/user/v2/${channel}-available`;
  const answer = await request<Partial<Record<string, boolean>>>(path, { method: 'POST', body: to });
  return answer[`${channel}Available`] === true;
}

/** S7-04, S7-06: asks for a code; `register` for a destination that has no account yet (D-33). */
export const sendCode = (to: Destination, register = false) =>
  withProofOfWork((proof) =>
    request<CodeSent>(`/v1/app/user/auth/${channelOf(to)}`, {
      method: 'POST',
      body: 'email' in to ? { ...to, link: false, register } : { ...to, register, ...proof },
    }),
  );

interface Entered {
  otp: string;
  /** What the answer to asking for the code gave. */
  challengeId?: string;
}

/** S7-05, S7-07: exchanges a code for a session. */
export const login = (to: Destination, { otp, challengeId }: Entered) =>
  request<SessionUser>(`/v1/app/user/auth/${channelOf(to)}/login`, {
    method: 'POST',
    body: { ...to, otp, challengeId },
  });

/** S7-14. */
export const updateUser = (update: UserUpdate) => request<User>('/v1/app/user/v2', { method: 'PUT', body: update });

/** S7-03: ends the session of a token, which this browser may have forgotten by then. */
export const logout = (token: string) =>
  request<void>('/v1/app/user/logout', { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
