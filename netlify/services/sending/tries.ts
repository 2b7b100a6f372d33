/** 10 s, 30 s, 90 s and so on: ten tries over about a day. */
const firstDelayMs = 10_000;
const factor = 3;

/** A message is given up after this many tries. */
export const maxTries = 10;

/** Delay before the next try, in milliseconds, after this many failures. */
export const retryDelayMs = (attempts: number): number => firstDelayMs * factor ** (attempts - 1);

/** The row update after a failed try: when the next try is due, and since when the message is given up. */
export const retryState = (attempts: number, now: Date): { nextAt: Date; deadAt: Date | null } => ({
  nextAt: new Date(now.getTime() + retryDelayMs(attempts)),
  deadAt: attempts >= maxTries ? now : null,
});
