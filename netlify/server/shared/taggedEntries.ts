import { LRUCache } from 'lru-cache';
import type { CacheEntry } from './entry';

// A rough size of an entry's headers.
const overhead = 1_000;

const countBytes = ({ variants }: CacheEntry): number =>
  [...new Set(Object.values(variants))].reduce((sum, { body }) => sum + body.length, 0);

export function createTaggedEntries(maxSize: number) {
  const byTag = new Map<string, Set<string>>();
  const unlink = ({ tags }: CacheEntry, key: string) => {
    for (const tag of tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  };
  const entries = new LRUCache<string, CacheEntry>({
    maxSize,
    sizeCalculation: (entry, key) => countBytes(entry) + key.length + overhead,
    dispose: unlink,
  });
  return {
    get: (key: string): CacheEntry | undefined => entries.get(key),
    delete: (key: string): void => void entries.delete(key),
    set: (key: string, entry: CacheEntry): void => {
      entries.set(key, entry);
      // The cache rejects an entry that exceeds its size.
      if (!entries.has(key)) return;
      for (const tag of entry.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
    },
    keysOf: (tag: string): string[] => [...(byTag.get(tag) ?? [])],
    peek: (key: string): CacheEntry | undefined => entries.peek(key),
    counts: () => ({ entries: entries.size, bytes: entries.calculatedSize, tags: byTag.size }),
  };
}
