import localForage from 'localforage';
import { openedEntries, type OpenedEntry } from './editorChanges';

/** Decap's backup of an unsaved form. `path` is missing for a new entry. */
interface FormBackup {
  path?: string | undefined;
  opened?: OpenedEntry | undefined;
}

const isKeptForm = (key: string, value: unknown): value is FormBackup =>
  key.startsWith('backup.') && typeof value === 'object' && value !== null;

/**
 * Stores the version with which a form was opened next to Decap's backup of the unsaved form. Otherwise restoring the
 * backup could overwrite another editor's edit without reporting a conflict.
 */
export function persistBases(): void {
  const [read, write, remove] = [localForage.getItem, localForage.setItem, localForage.removeItem].map((method) =>
    method.bind(localForage),
  ) as [typeof localForage.getItem, typeof localForage.setItem, typeof localForage.removeItem];
  const backups = new Map<string, { path: string; latest: OpenedEntry | undefined; stored: OpenedEntry }>();
  localForage.setItem = async (key, value, ...rest) => {
    const opened = isKeptForm(key, value) && value.path ? openedEntries.get(value.path) : undefined;
    return write(key, opened ? { ...value, opened } : value, ...rest);
  };
  localForage.getItem = async <T>(key: string): Promise<T | null> => {
    const value = await read<T>(key);
    if (!isKeptForm(key, value) || !value.path || !value.opened) return value;
    backups.set(key, { path: value.path, latest: openedEntries.get(value.path), stored: value.opened });
    openedEntries.set(value.path, value.opened);
    return value;
  };
  // Decap removes a backup that the editor declined. The form then shows the entry as it was just read.
  localForage.removeItem = async (key) => {
    const { path, latest, stored } = backups.get(key) ?? {};
    backups.delete(key);
    if (path && latest && openedEntries.get(path) === stored) openedEntries.set(path, latest);
    await remove(key);
  };
}
