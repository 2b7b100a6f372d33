// Decap's modules have circular imports and only load if the main one comes first.
import { DecapCmsCore } from 'decap-cms-core';
import { loadEntries, loadEntry } from 'decap-cms-core/dist/esm/actions/entries';
import { store } from 'decap-cms-core/dist/esm/redux';
import localForage from 'localforage';
import { useSyncExternalStore } from 'react';
import type { EditorEntry } from '../entries/entryFile';

export const CMS = DecapCmsCore;

export interface FormEntry {
  get: (key: 'collection' | 'slug' | 'newRecord') => unknown;
  getIn: (path: string[]) => unknown;
  toJS: () => Record<string, unknown>;
}

const formEntry = () => store.getState().entryDraft.get('entry') as FormEntry | undefined;

export const useFormEntry = (): FormEntry | undefined => useSyncExternalStore(store.subscribe, formEntry);

export const fieldsOfEntry = (entry: FormEntry): EditorEntry =>
  ((entry.getIn(['data']) as { toJS?: () => EditorEntry } | undefined)?.toJS?.() ?? {}) as EditorEntry;

export function transformDuplicates(change: (collection: string, fields: EditorEntry) => EditorEntry): void {
  store.subscribe(() => {
    const entry = formEntry();
    if (entry?.get('newRecord') !== true) return;
    const fields = fieldsOfEntry(entry);
    // Skips copies that were already changed, which lack the original's text.
    if (fields.$source === undefined) return;
    const data = change(String(entry.get('collection')), fields);
    store.dispatch({ type: 'DRAFT_CREATE_DUPLICATE_FROM_ENTRY', payload: { ...entry.toJS(), data } });
  });
}

interface SavedEntry {
  get: (key: 'data') => { equals: (other: unknown) => boolean } | undefined;
}

/** After saving a new entry, Decap marks its form as unsaved, because relation fields report their values late. */
export function clearFalseUnsavedMarks(): void {
  store.subscribe(() => {
    const { entryDraft, entries } = store.getState();
    const entry = formEntry();
    if (!entry || entryDraft.get('hasChanged') !== true || entry.get('newRecord') === true) return;
    const path = ['entities', `${String(entry.get('collection'))}.${String(entry.get('slug'))}`];
    const saved = entries.getIn(path) as SavedEntry | undefined;
    if (!saved?.get('data')?.equals(entry.getIn(['data']))) return;
    const [name, value] = Object.entries(fieldsOfEntry(entry)).find(([, each]) => typeof each === 'string') ?? [];
    const field = { get: (key: string) => (key === 'name' ? name : undefined) };
    // Decap compares the form with the entry on each field change.
    if (name)
      void store.dispatch({ type: 'DRAFT_CHANGE_FIELD', payload: { field, value, metadata: {}, entries: [saved] } });
  });
}

/** The key of Decap's backup of the open form: 'backup.pods.amber', or 'backup.pods' for a new entry. */
function keyOfForm(): string | null {
  const entry = formEntry();
  const collection = entry?.get('collection');
  return collection ? ['backup', collection, entry?.get('slug')].filter(Boolean).join('.') : null;
}

let stopWaiting = (): void => {};

/** Resolves to false if another form opens first. */
const formOpens = (key: string): Promise<boolean> =>
  new Promise((done) => {
    stopWaiting();
    if (keyOfForm() === key) return done(true);
    const leave = store.subscribe(() => keyOfForm() === key && end(true));
    const end = (isOpen: boolean) => {
      leave();
      done(isOpen);
    };
    stopWaiting = () => end(false);
  });

/**
 * Delays Decap's offer to restore an unsaved form until the entry has loaded, which would replace what was restored.
 */
export function offerBackupsAfterLoad(): void {
  const read = localForage.getItem.bind(localForage);
  localForage.getItem = async <T>(key: string): Promise<T | null> =>
    !key.startsWith('backup.') || (await formOpens(key)) ? read<T>(key) : null;
}

/**
 * Closes an open form first, because Decap does not reload the fields when it switches between forms. `hash` is an
 * address such as '#/collections/pods/entries/amber'.
 */
export function openForm(hash: string): void {
  const list = hash.replace(/\/entries\/.*$/, '');
  if (!keyOfForm() || location.hash === hash) {
    location.hash = hash;
    return;
  }
  const leave = store.subscribe(() => {
    if (keyOfForm()) return;
    end();
    location.replace(hash);
  });
  // An editor with unsaved changes may choose to stay.
  const onHashChange = () => location.hash !== list && end();
  const end = () => {
    leave();
    removeEventListener('hashchange', onHashChange);
  };
  addEventListener('hashchange', onHashChange);
  location.hash = list;
}

/** Reloads a collection's list if it has been loaded and, with a slug, that entry's form. */
export async function reloadCollection(name: string, slug?: string): Promise<void> {
  const { collections, entries } = store.getState();
  const collection = collections.get(name);
  if (!collection) return;
  if (slug !== undefined) await store.dispatch(loadEntry(collection, slug));
  if (entries.getIn(['pages', name])) await store.dispatch(loadEntries(collection));
}
