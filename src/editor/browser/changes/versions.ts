import type { LoadedEntry } from '../../changes/applyChanges';

export interface Version {
  text: string;
  /** Empty if unknown. */
  by: string;
  /** ISO 8601; empty if unknown. */
  at: string;
}

let versions: ReadonlyMap<string, Version> = new Map();
const listeners = new Set<() => void>();

/** The map's identity only changes when it gains a version. */
export const currentVersions = (): ReadonlyMap<string, Version> => versions;

/** An entry without an author and a time keeps those of its text. */
export function recordVersions(entries: readonly LoadedEntry[]): void {
  const next = new Map(versions);
  for (const { data, file } of entries) {
    const known = versions.get(file.path);
    const { author = '', updatedOn = '' } = file;
    const isKnown = !author && !updatedOn && known?.text === data;
    if (data && !isKnown) next.set(file.path, { text: data, by: author, at: updatedOn });
  }
  versions = next;
  for (const listener of listeners) listener();
}

export const watchVersions = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
