import { isSameDestination, type Destination } from './destination';

export const codeLength = 6;

export const maxCodeAttempts = 5;

/** Must match the server's lifetime of codes. */
const codeLifetimeMs = 10 * 60_000;

interface PendingCode {
  to: Destination;
  expiresAt: number;
}

export const isCodePending = (codes: readonly (PendingCode | null)[], to: Destination, now: number): boolean =>
  codes.some((code) => code !== null && isSameDestination(code.to, to) && code.expiresAt > now);

/** Epoch milliseconds. */
export const codeDeadlines = ({ resendAfterSeconds }: { resendAfterSeconds: number }, now: number) => ({
  resendAt: now + resendAfterSeconds * 1000,
  expiresAt: now + codeLifetimeMs,
});
