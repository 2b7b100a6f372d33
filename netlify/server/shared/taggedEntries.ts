import { LRUCache } from 'lru-cache';
import type { Entry } from './entry';

/** The headers of an entry, roughly. */
const overhead = 1_000;

/** The size of the bodies of an entry, which all encodings may share. */
const bytesOf = ({ variants }: Entry): number =>
  [...new Set(Object.values(variants))].reduce((sum, { body }) => sum + body.length, 0);

/** Entries by key, in limited memory, and the keys of each tag. */
export function createTaggedEntries(maxSize: number) {
  const byTag = new Map<string, Set<string>>();
  const unlink = ({ tags }: Entry, key: string) => {
    for (const tag of tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  };
  const entries = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: (entry, key) => bytesOf(entry) + key.length + overhead,
    dispose: unlink,
  });
  return {
    get: (key: string): Entry | undefined => entries.get(key),
    delete: (key: string): void => void entries.delete(key),
    set: (key: string, entry: Entry): void => {
      entries.set(key, entry);
      // An entry larger than the memory was not kept.
      if (!entries.has(key)) return;
      for (const tag of entry.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
    },
    keysOf: (tag: string): string[] => [...(byTag.get(tag) ?? [])],
    peek: (key: string): Entry | undefined => entries.peek(key),
    counts: () => ({ entries: entries.size, bytes: entries.calculatedSize, tags: byTag.size }),
  };
}
