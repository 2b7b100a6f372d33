/** How long other failures count. */
const failedMs = 5_000;

type Check = () => Promise<void>;

interface CacheOptions {
  /** How long a success counts. */
  everyMs: number;
  clock: () => Date;
  /** For a check that may take longer than a probe waits: while it runs again, its last outcome counts. */
  isBehind?: boolean;
  /** True for a failure after which the next probe tries again. */
  isRetried?: (error: unknown) => boolean;
}

/** Shares the outcome of an expensive check between all probes. It never runs twice at the same time. */
export function cacheCheck(
  check: Check,
  { everyMs, clock, isBehind = false, isRetried = () => false }: CacheOptions,
): Check {
  let running: Promise<void> | null = null;
  let last: { outcome: Promise<void>; endedAt: number; countsMs: number } | null = null;

  function isFresh(): boolean {
    if (!last) return false;
    const age = clock().getTime() - last.endedAt;
    // A clock that was set back must not keep an outcome for hours.
    return age >= 0 && age < last.countsMs;
  }

  function start(): Promise<void> {
    const outcome = check();
    const end = (countsMs: number) => {
      running = null;
      last = { outcome, endedAt: clock().getTime(), countsMs };
    };
    outcome.then(
      () => end(everyMs),
      (error: unknown) => end(isRetried(error) ? 0 : failedMs),
    );
    return outcome;
  }

  return () => {
    if (!running && last && isFresh()) return last.outcome;
    running ??= start();
    return isBehind && last?.countsMs ? last.outcome : running;
  };
}
