import localForage from 'localforage';
import { openedEntries, type OpenedEntry } from './editorChanges';

/** Decap's backup of an unsaved form, with the version of the entry that the form was opened with. */
interface KeptForm {
  /** Absent for a new entry. */
  path?: string | undefined;
  opened?: OpenedEntry | undefined;
}

const isKeptForm = (key: string, value: unknown): value is KeptForm =>
  key.startsWith('backup.') && typeof value === 'object' && value !== null;

/**
 * Stores the version that an unsaved form was opened with next to Decap's backup of the form. Without it, restoring the
 * backup after another editor published would overwrite that edit without a conflict.
 */
export function keepBases(): void {
  const [read, write, remove] = [localForage.getItem, localForage.setItem, localForage.removeItem].map((method) =>
    method.bind(localForage),
  ) as [typeof localForage.getItem, typeof localForage.setItem, typeof localForage.removeItem];
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
  // Decap removes a declined backup. The form then shows the entry as it was just read.
  localForage.removeItem = async (key) => {
    const { path, fresh, kept } = offered.get(key) ?? {};
    offered.delete(key);
    if (path && fresh && openedEntries.get(path) === kept) openedEntries.set(path, fresh);
    await remove(key);
  };
}
