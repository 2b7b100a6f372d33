// Decap's modules have circular imports and only load if the main one comes first.
import { DecapCmsCore } from 'decap-cms-core';
import { loadEntries, loadEntry } from 'decap-cms-core/dist/esm/actions/entries';
import { store } from 'decap-cms-core/dist/esm/redux';
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

/** The key of Decap's backup of the open form: 'backup.pods.amber', or 'backup.pods' for a new entry. */
function keyOfForm(): string | null {
  const entry = formEntry();
  const collection = entry?.get('collection');
  return collection ? ['backup', collection, entry?.get('slug')].filter(Boolean).join('.') : null;
}

let stopWaiting = (): void => {};

/** Resolves to true once the form with this backup is open, or to false if another form is awaited first. */
export const waitForForm = (key: string): Promise<boolean> =>
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
