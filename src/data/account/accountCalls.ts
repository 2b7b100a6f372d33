import type { Destination } from '../../domain/account/destination';
import type { SessionUser, UploadedId, User, UserUpdate } from '../../domain/account/userSchema';
import { request } from '../http';

const channelOf = (to: Destination) => ('email' in to ? 'email' : 'phone');

/** S7-04, S7-06: asks for a code; `register` for a destination that has no account yet (D-33). */
export const sendCode = (to: Destination, register = false) =>
  request<{ sentTo: string; resendAfterSeconds: number }>(`/v1/app/user/auth/${channelOf(to)}`, {
    method: 'POST',
    body: 'email' in to ? { ...to, link: false, register } : { ...to, register },
  });

/** S7-05, S7-07: exchanges a code for a session. */
export const login = (to: Destination, otp: string) =>
  request<SessionUser>(`/v1/app/user/auth/${channelOf(to)}/login`, { method: 'POST', body: { ...to, otp } });

/** S7-14. */
export const updateUser = (update: UserUpdate) => request<User>('/v1/app/user/v2', { method: 'PUT', body: update });

/** S7-03. */
export const logout = () => request<void>('/v1/app/user/logout', { method: 'DELETE' });

/** S7-15. */
export function uploadId(providerId: string, file: Blob) {
  const body = new FormData();
  body.append('file', file, 'id.jpg');
  return request<UploadedId>('/v1/app/user/upload-id', { method: 'POST', query: { providerId }, body });
}
