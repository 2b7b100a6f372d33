import type { CodeSent } from '../../domain/account/userSchema';
import type { StaffSession, StaffLoginResponse } from '../../domain/staff/staffSchema';
import { loadText, saveText, storageKeys } from '../storage';
import { tokenRequest } from './tokenRequest';

/** Also succeeds for an email address that was not invited. */
export const sendStaffCode = (email: string) =>
  tokenRequest<CodeSent>('/v1/staff/auth/email', {
    token: null,
    method: 'POST',
    body: { email, deviceToken: loadText(storageKeys.staffDeviceToken) ?? undefined },
    shape: { fields: ['resendAfterSeconds'] },
  });

interface StaffLogin {
  email: string;
  otp: string;
  challengeId: string;
}

/** Stores the device token, which outlives a sign-out and is sent with the next request for a code. */
export async function staffLogin(body: StaffLogin): Promise<StaffSession> {
  const { deviceToken, ...session } = await tokenRequest<StaffLoginResponse>('/v1/staff/auth/email/login', {
    token: null,
    method: 'POST',
    body,
    shape: { fields: ['staff', 'staffToken'] },
  });
  saveText(storageKeys.staffDeviceToken, deviceToken);
  return session;
}

export const staffLogout = (token: string) =>
  tokenRequest<void>('/v1/staff/session', { token, method: 'DELETE', shape: 'empty' });
