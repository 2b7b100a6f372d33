export interface ContentChange {
  /** 'content/products/battery.json'. */
  path: string;
  /** The file's new text, or a picture in base64. Null deletes the file. */
  text: string | null;
  /** The file's text, or a picture's Git hash, when the editor opened it. Null if the file did not exist. */
  base: string | null;
  /** Epoch milliseconds of the last edit. */
  at: number;
}

interface Edit {
  put?: readonly ContentChange[];
  remove?: readonly string[];
}

/** Stores changes beyond the visit. */
export interface ChangeStore {
  all: () => Promise<ContentChange[]>;
  /** Stores the edit that `plan` returns, in one transaction. Stores nothing if `plan` throws. */
  edit: (plan: (stored: ReadonlyMap<string, ContentChange>) => Edit) => Promise<void>;
  watch: (changed: () => void) => void;
}

export const isPicture = (path: string): boolean => path.startsWith('content/pictures/');

/** 'content/pictures/pod-on-oak.jpg' → 'pod-on-oak'. */
export const pictureName = (path: string): string => path.replace(/^.*\/|\.[a-z]+$/g, '');

export function differingPaths(before: readonly ContentChange[], after: readonly ContentChange[]): string[] {
  const [old, now] = [before, after].map((list) => new Map(list.map(({ path, text }) => [path, text])));
  return [...new Set([...old!.keys(), ...now!.keys()])].filter(
    (path) => old!.get(path) !== now!.get(path) || old!.has(path) !== now!.has(path),
  );
}

export class ChangeSet {
  private changes: readonly ContentChange[] = [];
  private readonly listeners = new Set<() => void>();
  private loading: Promise<void> | null = null;

  constructor(private readonly store: ChangeStore) {
    store.watch(() => void this.read());
  }

  /** Returns the same array until a change is added, edited or removed. */
  list = (): readonly ContentChange[] => this.changes;

  /** Resolves once `list` contains the changes of the last visit. Tries again after a failure. */
  load = (): Promise<void> => {
    if (!this.loading) {
      this.loading = this.read();
      this.loading.catch(() => (this.loading = null));
    }
    return this.loading;
  };

  find = (path: string): ContentChange | undefined => this.changes.find((change) => change.path === path);

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Stores changes. A file that was changed before keeps its first base, and one that equals its base is no longer a
   * change. `expected` has the texts that the editor saw: throws if another window has changed one since.
   */
  put(changes: readonly ContentChange[], expected: ReadonlyMap<string, string | null> = new Map()): Promise<void> {
    return this.edit((stored) => {
      const stale = changes.flatMap(({ path }) => {
        const before = stored.get(path);
        return before && expected.has(path) && before.text !== expected.get(path) ? [path] : [];
      });
      if (stale.length)
        throw new Error(
          `Another window has changed ${stale.join(', ')} since it was opened here. Copy what you need, and open it again.`,
        );
      const merged = changes.map((change) => ({ ...change, base: (stored.get(change.path) ?? change).base }));
      const isUndone = ({ path, text, base }: ContentChange) => text === base && !isPicture(path);
      return {
        put: merged.filter((change) => !isUndone(change)),
        remove: merged.filter(isUndone).map(({ path }) => path),
      };
    });
  }

  /** Bases a change on a newer published version, so that publishing it replaces that one. */
  rebase(path: string, base: string | null): Promise<void> {
    return this.edit((stored) => {
      const change = stored.get(path);
      return change ? { put: [{ ...change, base }] } : {};
    });
  }

  /** Removes published changes. One that was edited since stays, and its base is the published text unless in review. */
  markPublished(changes: readonly ContentChange[], { isInReview = false } = {}): Promise<void> {
    return this.edit((stored) => {
      const isNewer = ({ path, text }: ContentChange) => stored.has(path) && stored.get(path)!.text !== text;
      const newer = changes.filter(isNewer);
      return {
        remove: changes.filter((change) => !isNewer(change)).map(({ path }) => path),
        put: isInReview ? [] : newer.map(({ path, text }) => ({ ...stored.get(path)!, base: text })),
      };
    });
  }

  remove(paths: readonly string[]): Promise<void> {
    return this.edit(() => ({ remove: paths }));
  }

  private async edit(plan: Parameters<ChangeStore['edit']>[0]): Promise<void> {
    await this.store.edit(plan);
    await this.read();
  }

  private read = async (): Promise<void> => {
    const all = await this.store.all();
    this.changes = [...all].sort((one, other) => (one.path < other.path ? -1 : 1));
    for (const listener of this.listeners) listener();
  };
}
