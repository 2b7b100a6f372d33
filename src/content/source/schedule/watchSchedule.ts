/** Node's timers last at most 24.8 days and pause while a laptop sleeps, so long waits check the clock every hour. */
const maxWaitMs = 3_600_000;

export interface ScheduleWatch {
  /** Recomputes the next time. Call it after a content change and after a build. */
  arm: () => void;
  stop: () => void;
}

/**
 * Calls `due` each time a schedule changes the site. `next` returns the first such time after another one. `from` is
 * the start of the latest build: a time that passed during it is due immediately.
 */
export function watchSchedule(
  next: (after: Date) => Date | null,
  due: () => void,
  from: Date = new Date(),
): ScheduleWatch {
  let timer: NodeJS.Timeout | undefined;
  let nextTime: Date | null = null;
  const schedule = (after: Date) => {
    clearTimeout(timer);
    nextTime = next(after);
    if (nextTime) wait(nextTime);
  };
  const wait = (moment: Date) => {
    const remainingMs = moment.getTime() - Date.now();
    if (remainingMs > 0) {
      timer = setTimeout(() => wait(moment), Math.min(remainingMs, maxWaitMs));
      timer.unref();
      return;
    }
    due();
    // Does not wait for the build, which may fail or outlast the next time.
    schedule(new Date());
  };
  /** Includes a time that has passed with its timer still pending. */
  const arm = () => schedule(new Date(Math.min(Date.now(), nextTime ? nextTime.getTime() - 1 : Infinity)));
  schedule(from);
  return { arm, stop: () => clearTimeout(timer) };
}
