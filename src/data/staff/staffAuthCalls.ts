import type { CodeSent } from '../../domain/account/userSchema';
import type { StaffSession } from '../../domain/staff/staffSchema';
import { tokenRequest } from './tokenRequest';

/** Asks for a code. The answer is the same for an address that nobody invited. */
export const sendStaffCode = (email: string) =>
  tokenRequest<CodeSent>('/v1/staff/auth/email', { token: null, method: 'POST', body: { email } });

interface StaffLogin {
  email: string;
  otp: string;
  challengeId: string;
}

export const staffLogin = (body: StaffLogin) =>
  tokenRequest<StaffSession>('/v1/staff/auth/email/login', { token: null, method: 'POST', body });

export const staffLogout = (token: string) => tokenRequest<void>('/v1/staff/session', { token, method: 'DELETE' });
