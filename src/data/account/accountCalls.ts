import { channelOf, type Destination } from '../../domain/account/destination';
import type { CodeSent, SessionUser, User, UserUpdate } from '../../domain/account/userSchema';
import { request } from '../http';
import type { ResponseShape } from '../responseShape';
import { loadText, saveText, storageKeys } from '../storage';
import { withProofOfWork } from './withProofOfWork';

export async function isContactAvailable(to: Destination): Promise<boolean> {
  const channel = channelOf(to);
  const path = `/v1/app/user/v2/${channel}-available`;
  const field = `${channel}Available`;
  const response = await request<Partial<Record<string, boolean>>>(path, {
    method: 'POST',
    body: to,
    shape: { fields: [field] },
  });
  return response[field] === true;
}

/** Responses of earlier builds lack the id of the challenge. */
export const codeShape: ResponseShape<CodeSent> = { fields: ['resendAfterSeconds'] };
export const userShape: ResponseShape<User> = { fields: ['uuid', 'email', 'phoneNumber'] };

export function sendCode(to: Destination, register = false): Promise<CodeSent> {
  const body = { ...to, register, deviceToken: loadText(storageKeys.deviceToken) ?? undefined };
  return withProofOfWork((proof) =>
    request<CodeSent>(`/v1/app/user/auth/${channelOf(to)}`, {
      method: 'POST',
      body: 'email' in to ? { ...body, link: false } : { ...body, ...proof },
      shape: codeShape,
    }),
  );
}

interface EnteredCode {
  otp: string;
  challengeId?: string;
}

export async function login(to: Destination, { otp, challengeId }: EnteredCode): Promise<SessionUser> {
  const user = await request<SessionUser>(`/v1/app/user/auth/${channelOf(to)}/login`, {
    method: 'POST',
    body: { ...to, otp, challengeId },
    // The form has its own message for a missing token.
    shape: { fields: ['uuid'] },
  });
  // Responses of earlier builds lack the field.
  if (user.deviceToken) saveText(storageKeys.deviceToken, user.deviceToken);
  return user;
}

export const updateUser = (update: UserUpdate) =>
  request<User>('/v1/app/user/v2', { method: 'PUT', body: update, shape: userShape });

/** Gets the token as a parameter, because it may already be deleted from storage. */
export const logout = (token: string) =>
  request<void>('/v1/app/user/logout', {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
    shape: 'empty',
  });
