import { gt, sql } from 'drizzle-orm';
import { sharedPurges } from '../../database/workTables';
import type { Database } from '../../database/client';
import type { Log } from '../../platform/log/log';
import type { SharedCache } from './sharedCache';

/** Changes by other processes are seen after this time. */
const everyMs = 400;
/** Longer than any transaction: rows appear when it commits, with the time at which they were written. */
const reach = sql`clock_timestamp() - interval '2 minutes'`;

interface Watched {
  database: Database;
  cache: Pick<SharedCache, 'purge'>;
  log: Pick<Log, 'warn'>;
}

export interface PurgeWatch {
  /** Drops what has changed by now. Never throws. */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Drops responses from memory when the database says that they have changed, whichever process changed it. */
export function watchPurges({ database, cache, log }: Watched): PurgeWatch {
  let seen = new Set<string>();
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let hasFailed = false;

  async function look(): Promise<void> {
    try {
      const rows = await database
        .select({ id: sharedPurges.id, tag: sharedPurges.tag })
        .from(sharedPurges)
        .where(gt(sharedPurges.createdAt, reach));
      for (const tag of new Set(rows.filter(({ id }) => !seen.has(id)).map((row) => row.tag))) cache.purge(tag);
      seen = new Set(rows.map(({ id }) => id));
      hasFailed = false;
    } catch (error) {
      if (!hasFailed)
        log.warn('Changes of public data cannot be read; copies in memory may be two minutes old', { error });
      hasFailed = true;
    }
  }
  const start = (): Promise<void> => (running = look().finally(() => (running = null)));
  // A look that is under way may have read before the caller's commit, so callers wait for the one after it.
  const refresh = (): Promise<void> => {
    if (!running) return start();
    return (next ??= running.then(() => {
      next = null;
      return start();
    }));
  };
  const timer = setInterval(() => void (running ?? start()), everyMs);
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
