import type { LoadedEntry } from '../../changes/overlay';

/** The published text of a file, with who published it and when. */
export interface Version {
  text: string;
  /** Empty if unknown. */
  by: string;
  /** ISO 8601; empty if unknown. */
  at: string;
}

let versions: ReadonlyMap<string, Version> = new Map();
const listeners = new Set<() => void>();

/** The versions known so far, by path. The same map until more become known. */
export const knownVersions = (): ReadonlyMap<string, Version> => versions;

/** Remembers the published versions that a backend read. */
export function noteVersions(entries: readonly LoadedEntry[]): void {
  const next = new Map(versions);
  for (const { data, file } of entries)
    if (data) next.set(file.path, { text: data, by: file.author ?? '', at: file.updatedOn ?? '' });
  versions = next;
  for (const listener of listeners) listener();
}

/** Calls back when versions become known. */
export const watchVersions = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
