import { isSameDestination, type Destination } from './destination';

/** The number of digits in a code that signs in or confirms a contact. */
export const codeLength = 6;

/** The server rejects a code after this many wrong attempts. */
export const maxCodeAttempts = 5;

/** Set by the server's rule for codes. */
const codeLifetimeMs = 10 * 60_000;

interface PendingCode {
  to: Destination;
  expiresAt: number;
}

/** True if one of these codes was sent to the destination and still may arrive. A new code replaces it. */
export const isCodePending = (codes: readonly (PendingCode | null)[], to: Destination, now: number): boolean =>
  codes.some((code) => code !== null && isSameDestination(code.to, to) && code.expiresAt > now);

/** When another code can be requested and when this one expires, in epoch milliseconds. */
export const codeDeadlines = ({ resendAfterSeconds }: { resendAfterSeconds: number }, now: number) => ({
  resendAt: now + resendAfterSeconds * 1000,
  expiresAt: now + codeLifetimeMs,
});
