import { gt, sql } from 'drizzle-orm';
import { sharedPurges } from '../../database/workTables';
import type { Database } from '../../database/client';
import type { Log } from '../../platform/log/log';
import type { SharedCache } from './sharedCache';

const intervalMs = 400;
/** Longer than any transaction: a row becomes visible at the commit, but has the time of its insert. */
const lookback = sql`clock_timestamp() - interval '2 minutes'`;

interface Watched {
  database: Database;
  cache: Pick<SharedCache, 'purge'>;
  log: Pick<Log, 'warn'>;
}

export interface PurgeWatch {
  /** Applies all committed purges. Never throws. */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
}

export function watchPurges({ database, cache, log }: Watched): PurgeWatch {
  let handledIds = new Set<string>();
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let hasFailed = false;

  async function poll(): Promise<void> {
    try {
      const rows = await database
        .select({ id: sharedPurges.id, tag: sharedPurges.tag })
        .from(sharedPurges)
        .where(gt(sharedPurges.createdAt, lookback));
      for (const tag of new Set(rows.filter(({ id }) => !handledIds.has(id)).map((row) => row.tag))) cache.purge(tag);
      handledIds = new Set(rows.map(({ id }) => id));
      hasFailed = false;
    } catch (error) {
      if (!hasFailed)
        log.warn('Changes of public data cannot be read; copies in memory may be two minutes old', { error });
      hasFailed = true;
    }
  }
  const start = (): Promise<void> => (running = poll().finally(() => (running = null)));
  // The current poll may have read before the caller's commit, so callers wait for the next one.
  const refresh = (): Promise<void> => {
    if (!running) return start();
    return (next ??= running.then(() => {
      next = null;
      return start();
    }));
  };
  const timer = setInterval(() => void (running ?? start()), intervalMs);
  timer.unref();
  return {
    refresh,
    stop: async () => {
      clearInterval(timer);
      await next;
      await running;
    },
  };
}
