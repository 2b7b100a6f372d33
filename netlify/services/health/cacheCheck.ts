/** A check that fails is repeated soon, so that the server serves again without a restart. */
const failedMs = 5_000;

type Check = () => Promise<void>;

/** Shares the outcome of an expensive check between all probes, for `everyMs` while it succeeds. */
export function cacheCheck(check: Check, { everyMs, clock }: { everyMs: number; clock: () => Date }): Check {
  let last: { outcome: Promise<void>; endedAt: number | null; hasFailed: boolean } | null = null;

  function isFresh(): boolean {
    if (!last) return false;
    if (last.endedAt === null) return true;
    const age = clock().getTime() - last.endedAt;
    // A clock that was set back must not keep an outcome for hours.
    return age >= 0 && age < (last.hasFailed ? failedMs : everyMs);
  }

  return () => {
    if (last && isFresh()) return last.outcome;
    const started = { outcome: check(), endedAt: null as number | null, hasFailed: false };
    const end = (hasFailed: boolean) => () => Object.assign(started, { endedAt: clock().getTime(), hasFailed });
    started.outcome.then(end(false), end(true));
    last = started;
    return started.outcome;
  };
}
