import localForage from 'localforage';
import { waitForForm } from '../cmsStore';
import { openedEntries, type OpenedEntry } from './editorChanges';

/** Decap's backup of an unsaved form. `path` is missing for a new entry. */
interface FormBackup {
  path?: string | undefined;
  opened?: OpenedEntry | undefined;
}

const isFormBackup = (key: string, value: unknown): value is FormBackup =>
  key.startsWith('backup.') && typeof value === 'object' && value !== null;

/**
 * Decap backs up an unsaved form in localForage, and offers to restore it when the form is opened again. This adds the
 * version with which the form was opened: without it, saving could overwrite another editor's edit without reporting a
 * conflict. It also delays the offer until the entry has loaded, because loading would replace the restored fields.
 */
export function backUpFormBases(): void {
  const [read, write, remove] = [localForage.getItem, localForage.setItem, localForage.removeItem].map((method) =>
    method.bind(localForage),
  ) as [typeof localForage.getItem, typeof localForage.setItem, typeof localForage.removeItem];
  const backups = new Map<string, { path: string; latest: OpenedEntry | undefined; stored: OpenedEntry }>();
  localForage.setItem = async (key, value, ...rest) => {
    const opened = isFormBackup(key, value) && value.path ? openedEntries.get(value.path) : undefined;
    return write(key, opened ? { ...value, opened } : value, ...rest);
  };
  localForage.getItem = async <T>(key: string): Promise<T | null> => {
    if (key.startsWith('backup.') && !(await waitForForm(key))) return null;
    const value = await read<T>(key);
    if (!isFormBackup(key, value) || !value.path || !value.opened) return value;
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
