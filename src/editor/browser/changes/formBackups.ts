import localForage from 'localforage';
import { formOpens } from '../cmsStore';
import { openedEntries, type OpenedEntry } from './editorChanges';

/** Decap's backup of an unsaved form. `path` is missing for a new entry. */
interface FormBackup {
  path?: string | undefined;
  opened?: OpenedEntry | undefined;
}

const isKeptForm = (key: string, value: unknown): value is FormBackup =>
  key.startsWith('backup.') && typeof value === 'object' && value !== null;

/**
 * Decap stores an unsaved form in localForage, and offers it when the form is opened again. This stores the version with
 * which the form was opened beside it: otherwise going on could overwrite another editor's edit without reporting a
 * conflict. It also delays the offer until the entry has loaded, which would replace what was restored.
 */
export function keepFormBases(): void {
  const [read, write, remove] = [localForage.getItem, localForage.setItem, localForage.removeItem].map((method) =>
    method.bind(localForage),
  ) as [typeof localForage.getItem, typeof localForage.setItem, typeof localForage.removeItem];
  const backups = new Map<string, { path: string; latest: OpenedEntry | undefined; stored: OpenedEntry }>();
  localForage.setItem = async (key, value, ...rest) => {
    const opened = isKeptForm(key, value) && value.path ? openedEntries.get(value.path) : undefined;
    return write(key, opened ? { ...value, opened } : value, ...rest);
  };
  localForage.getItem = async <T>(key: string): Promise<T | null> => {
    if (key.startsWith('backup.') && !(await formOpens(key))) return null;
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
