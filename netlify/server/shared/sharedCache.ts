import { createEntry, type CacheEntry, type StoredResponse } from './entry';
import { createTaggedEntries } from './taggedEntries';

export interface Loaded {
  response: StoredResponse;
  entry: CacheEntry | null;
}

interface PendingLoad {
  purges: number;
  loading: Promise<Loaded>;
}

interface Options {
  maxSize?: number;
  clock?: () => number;
}

const expireSoonMs = 1_000;

export type SharedCache = ReturnType<typeof createSharedCache>;

/** Concurrent requests share one load. A load that started before a purge is neither stored nor joined. */
export function createSharedCache({ maxSize = 32 * 1024 * 1024, clock = Date.now }: Options = {}) {
  const entries = createTaggedEntries(maxSize);
  const purgedAt = new Map<string, number>();
  const pending = new Map<string, PendingLoad>();
  let purges = 0;

  function load(key: string, fetchResponse: () => Promise<StoredResponse>): Promise<Loaded> {
    const current = pending.get(key);
    if (current?.purges === purges) return current.loading;
    const flight: PendingLoad = { purges, loading: Promise.resolve(null as never) };
    flight.loading = fetchResponse()
      .then(async (response) => {
        const entry = await createEntry(response, clock());
        const isOutdated = entry?.tags.some((tag) => (purgedAt.get(tag) ?? 0) > flight.purges);
        if (entry && !isOutdated) entries.set(key, entry);
        return { response, entry };
      })
      .finally(() => {
        if (pending.get(key) === flight) pending.delete(key);
      });
    pending.set(key, flight);
    return flight.loading;
  }

  const find = (key: string): { entry: CacheEntry; isFresh: boolean } | null => {
    const entry = entries.get(key);
    const now = clock();
    if (entry && now < entry.staleUntil) return { entry, isFresh: now < entry.freshUntil };
    entries.delete(key);
    return null;
  };

  return {
    load,
    find,
    purge: (tag: string): void => {
      purges += 1;
      purgedAt.set(tag, purges);
      entries.keysOf(tag).forEach(entries.delete);
    },
    /** Lets responses with this tag expire one second after they were stored. */
    expireSoon: (tag: string): void => {
      for (const entry of entries.keysOf(tag).map(entries.peek))
        if (entry) entry.freshUntil = entry.staleUntil = Math.min(entry.freshUntil, entry.storedAt + expireSoonMs);
    },
    counts: entries.counts,
  };
}
