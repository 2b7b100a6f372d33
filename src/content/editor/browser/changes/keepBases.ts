import localForage from 'localforage';
import { openedEntries, type OpenedEntry } from './editorChanges';

/** Decap's copy of an unsaved form, with the version of the entry that it was typed over. */
interface KeptForm {
  /** Absent for a new entry. */
  path?: string | undefined;
  opened?: OpenedEntry | undefined;
}

const isKeptForm = (key: string, value: unknown): value is KeptForm =>
  key.startsWith('backup.') && typeof value === 'object' && value !== null;

/**
 * Keeps the version that an unsaved form was opened with along with Decap's copy of the form. Somebody who goes on from
 * the copy after another person has published would otherwise undo that without a conflict.
 */
export function keepBases(): void {
  const [read, write, remove] = [localForage.getItem, localForage.setItem, localForage.removeItem].map((method) =>
    method.bind(localForage),
  ) as [typeof localForage.getItem, typeof localForage.setItem, typeof localForage.removeItem];
  /** The unsaved copies that Decap offers, by key, with the entry as it was last read from the server. */
  const offered = new Map<string, { path: string; fresh: OpenedEntry | undefined; kept: OpenedEntry }>();
  localForage.setItem = async (key, value, ...rest) => {
    const opened = isKeptForm(key, value) && value.path ? openedEntries.get(value.path) : undefined;
    return write(key, opened ? { ...value, opened } : value, ...rest);
  };
  localForage.getItem = async <T>(key: string): Promise<T | null> => {
    const value = await read<T>(key);
    if (!isKeptForm(key, value) || !value.path || !value.opened) return value;
    offered.set(key, { path: value.path, fresh: openedEntries.get(value.path), kept: value.opened });
    openedEntries.set(value.path, value.opened);
    return value;
  };
  // Decap removes a copy that is declined. The form then shows the entry as it was just read.
  localForage.removeItem = async (key) => {
    const { path, fresh, kept } = offered.get(key) ?? {};
    offered.delete(key);
    if (path && fresh && openedEntries.get(path) === kept) openedEntries.set(path, fresh);
    await remove(key);
  };
}
