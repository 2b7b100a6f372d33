/** 10 s, 30 s, 90 s … : ten tries over about a day (D-15, D-22). */
const firstPause = 10_000;
const factor = 3;

/** After so many tries a message is given up. */
export const mostTries = 10;

/** The pause before the next try, in milliseconds, after so many that failed. */
export const pauseAfter = (attempts: number): number => firstPause * factor ** (attempts - 1);

/** What the row of a message says once its latest try failed: when it is tried again, or since when it is given up. */
export const afterFailedTry = (attempts: number, now: Date): { nextAt: Date; deadAt: Date | null } => ({
  nextAt: new Date(now.getTime() + pauseAfter(attempts)),
  deadAt: attempts >= mostTries ? now : null,
});
