import { entryOf, type Entry, type Stored } from './entry';
import { createTaggedEntries } from './taggedEntries';

/** The result of a load. The entry is null if the response must not be shared and belongs to its requester. */
export interface Loaded {
  answer: Stored;
  entry: Entry | null;
}

interface Flight {
  /** The number of purges when it started. */
  purges: number;
  loading: Promise<Loaded>;
}

interface Options {
  /** In bytes, of the bodies. */
  maxSize?: number;
  clock?: () => number;
}

const softMs = 1_000;

export type SharedCache = ReturnType<typeof createSharedCache>;

/**
 * Keeps shared responses in memory like a CDN: as long as their headers say, until one of their tags is purged. Requests for
 * the same response share one load. A load that a purge has overtaken is not stored, and nobody joins it any more.
 */
export function createSharedCache({ maxSize = 32 * 1024 * 1024, clock = Date.now }: Options = {}) {
  const entries = createTaggedEntries(maxSize);
  const purgedAt = new Map<string, number>();
  const flights = new Map<string, Flight>();
  let purges = 0;

  /** Loads and stores a response, or joins a load that is under way. */
  function load(key: string, fetchAnswer: () => Promise<Stored>): Promise<Loaded> {
    const known = flights.get(key);
    if (known?.purges === purges) return known.loading;
    const flight: Flight = { purges, loading: Promise.resolve(null as never) };
    flight.loading = fetchAnswer()
      .then(async (answer) => {
        const entry = await entryOf(answer, clock());
        // Checked after the compression, during which a purge may come.
        const isOutdated = entry?.tags.some((tag) => (purgedAt.get(tag) ?? 0) > flight.purges);
        if (entry && !isOutdated) entries.set(key, entry);
        return { answer, entry };
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight.loading;
  }

  const find = (key: string): { entry: Entry; isFresh: boolean } | null => {
    const entry = entries.get(key);
    const now = clock();
    if (entry && now < entry.staleUntil) return { entry, isFresh: now < entry.freshUntil };
    entries.delete(key);
    return null;
  };

  return {
    load,
    /** The stored response and whether it is fresh; null if there is none that may be served. */
    find,
    /** Drops every response with this tag. */
    purge: (tag: string): void => {
      purges += 1;
      purgedAt.set(tag, purges);
      entries.keysOf(tag).forEach(entries.delete);
    },
    /** Lets responses with this tag expire one second after they were stored. */
    soften: (tag: string): void => {
      for (const entry of entries.keysOf(tag).map(entries.peek))
        if (entry) entry.freshUntil = entry.staleUntil = Math.min(entry.freshUntil, entry.storedAt + softMs);
    },
    counts: entries.counts,
  };
}
