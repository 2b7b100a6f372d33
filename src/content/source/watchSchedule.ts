/** Node's timers last at most 24.8 days and pause while a laptop sleeps, so long waits check the clock every hour. */
const longestWaitMs = 3_600_000;

export interface ScheduleWatch {
  /** Reads the next moment again. Call it after the content changed, and after a build. */
  arm: () => void;
  stop: () => void;
}

/**
 * Calls `due` at each moment at which the site changes. `next` returns the first moment after another one, or null if
 * there is none. `from` is when the latest build started: a moment that passed during that build is due at once.
 */
export function watchSchedule(
  next: (after: Date) => Date | null,
  due: () => void,
  from: Date = new Date(),
): ScheduleWatch {
  let timer: NodeJS.Timeout | undefined;
  let at: Date | null = null;
  const schedule = (after: Date) => {
    clearTimeout(timer);
    at = next(after);
    if (at) wait(at);
  };
  const wait = (moment: Date) => {
    const left = moment.getTime() - Date.now();
    if (left > 0) {
      timer = setTimeout(() => wait(moment), Math.min(left, longestWaitMs));
      timer.unref();
      return;
    }
    due();
    // Without waiting for the build, which may fail or take longer than until the next moment.
    schedule(new Date());
  };
  /** Includes a moment that has passed and whose timer is late. */
  const arm = () => schedule(new Date(Math.min(Date.now(), at ? at.getTime() - 1 : Infinity)));
  schedule(from);
  return { arm, stop: () => clearTimeout(timer) };
}
