import { LRUCache } from 'lru-cache';
import { createEntry, type CacheEntry, type StoredResponse } from './entry';

export interface Loaded {
  response: StoredResponse;
  entry: CacheEntry | null;
}

interface PendingLoad {
  /** The number of changes when the load started. */
  since: number;
  loading: Promise<Loaded>;
}

interface Options {
  maxSize?: number;
  clock?: () => number;
}

const expireSoonMs = 1_000;
// A rough size of an entry's headers.
const overhead = 1_000;

const countBytes = ({ variants }: CacheEntry): number =>
  [...new Set(Object.values(variants))].reduce((sum, { body }) => sum + body.length, 0);

type Stored = Pick<PendingLoad, 'since'> & { entry: CacheEntry };
/** The number of the last change per tag. */
type ChangeNumbers = Map<string, number>;

const hasChanged = (numbers: ChangeNumbers, { entry, since }: Stored): boolean =>
  entry.tags.some((tag) => (numbers.get(tag) ?? 0) > since);

export type SharedCache = ReturnType<typeof createSharedCache>;

/**
 * Concurrent requests share one load. A load that started before a purge is neither stored nor joined. Outdated entries
 * are found when they are read, which needs no index of the tags.
 */
export function createSharedCache({ maxSize = 32 * 1024 * 1024, clock = Date.now }: Options = {}) {
  const entries = new LRUCache<string, Stored>({
    maxSize,
    sizeCalculation: ({ entry }, key) => countBytes(entry) + key.length + overhead,
  });
  const pending = new Map<string, PendingLoad>();
  const purges: ChangeNumbers = new Map();
  const sales: ChangeNumbers = new Map();
  let changes = 0;
  let lastPurge = 0;

  function load(key: string, fetchResponse: () => Promise<StoredResponse>): Promise<Loaded> {
    const current = pending.get(key);
    if (current && current.since >= lastPurge) return current.loading;
    const since = changes;
    const loading = fetchResponse()
      .then(async (response) => {
        const entry = await createEntry(response, clock());
        if (entry && !hasChanged(purges, { entry, since })) entries.set(key, { entry, since });
        return { response, entry };
      })
      .finally(() => {
        if (pending.get(key)?.loading === loading) pending.delete(key);
      });
    pending.set(key, { since, loading });
    return loading;
  }

  const find = (key: string): { entry: CacheEntry; isFresh: boolean } | null => {
    const stored = entries.get(key);
    if (!stored) return null;
    const { freshUntil, staleUntil, storedAt } = stored.entry;
    const now = clock();
    const isCurrent = !hasChanged(sales, stored) || now < storedAt + expireSoonMs;
    if (isCurrent && now < staleUntil && !hasChanged(purges, stored))
      return { entry: stored.entry, isFresh: now < freshUntil };
    entries.delete(key);
    return null;
  };

  return {
    load,
    find,
    purge: (tag: string): void => {
      lastPurge = changes += 1;
      purges.set(tag, lastPurge);
    },
    /** Lets responses with this tag expire one second after they were stored. */
    expireSoon: (tag: string): void => void sales.set(tag, (changes += 1)),
    counts: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}
