/** 10 s, 30 s, 90 s and so on: ten attempts over about a day. */
const firstDelayMs = 10_000;
const factor = 3;

export const maxAttempts = 10;

export const isLastAttempt = (attempts: number): boolean => attempts >= maxAttempts;

export const retryDelayMs = (attempts: number): number => firstDelayMs * factor ** (attempts - 1);

export const nextRetryState = (attempts: number, now: Date): { nextAt: Date; deadAt: Date | null } => ({
  nextAt: new Date(now.getTime() + retryDelayMs(attempts)),
  deadAt: isLastAttempt(attempts) ? now : null,
});
