import { isSameDestination, type Destination } from './destination';

export const codeLength = 6;

export const maxCodeAttempts = 5;

/** Set by the server's rule for codes. */
const codeLifetimeMs = 10 * 60_000;

interface PendingCode {
  to: Destination;
  expiresAt: number;
}

/** A new code replaces the pending one. */
export const isCodePending = (codes: readonly (PendingCode | null)[], to: Destination, now: number): boolean =>
  codes.some((code) => code !== null && isSameDestination(code.to, to) && code.expiresAt > now);

/** In epoch milliseconds. */
export const codeDeadlines = ({ resendAfterSeconds }: { resendAfterSeconds: number }, now: number) => ({
  resendAt: now + resendAfterSeconds * 1000,
  expiresAt: now + codeLifetimeMs,
});
