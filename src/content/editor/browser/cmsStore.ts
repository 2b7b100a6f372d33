// Decap's modules import each other in circles, so its main one must be the first.
import { DecapCmsCore } from 'decap-cms-core';
import { loadEntries, loadEntry } from 'decap-cms-core/dist/esm/actions/entries';
import { store } from 'decap-cms-core/dist/esm/redux';
import localForage from 'localforage';
import { useSyncExternalStore } from 'react';
import type { Entry } from '../entryFile';

export const CMS = DecapCmsCore;

/** The part of Decap's entry in a form that is used here. */
export interface FormEntry {
  get: (key: 'collection' | 'slug' | 'newRecord') => unknown;
  getIn: (path: string[]) => unknown;
  toJS: () => Record<string, unknown>;
}

const formEntry = () => store.getState().entryDraft.get('entry') as FormEntry | undefined;

/** Follows the entry in the open form with each change. */
export const useFormEntry = (): FormEntry | undefined => useSyncExternalStore(store.subscribe, formEntry);

/** The fields of an entry, as plain values. */
export const fieldsOfEntry = (entry: FormEntry): Entry =>
  ((entry.getIn(['data']) as { toJS?: () => Entry } | undefined)?.toJS?.() ?? {}) as Entry;

/** Follows each new entry that Decap copied from another one, with the text of its file, and puts in what `change` returns. */
export function changeCopies(change: (collection: string, fields: Entry) => Entry): void {
  store.subscribe(() => {
    const entry = formEntry();
    if (entry?.get('newRecord') !== true) return;
    const fields = fieldsOfEntry(entry);
    // Only a copy has a file's text. A copy that was changed has none, so each is changed once.
    if (fields.$source === undefined) return;
    const data = change(String(entry.get('collection')), fields);
    store.dispatch({ type: 'DRAFT_CREATE_DUPLICATE_FROM_ENTRY', payload: { ...entry.toJS(), data } });
  });
}

interface SavedEntry {
  /** Undefined until the entry is loaded. */
  get: (key: 'data') => { equals: (other: unknown) => boolean } | undefined;
}

/**
 * Clears the mark of unsaved changes from a form that equals its saved entry. Decap sets it after a new entry was saved,
 * because relation fields report their values before it knows the entry.
 */
export function clearFalseChanges(): void {
  store.subscribe(() => {
    const { entryDraft, entries } = store.getState();
    const entry = formEntry();
    if (!entry || entryDraft.get('hasChanged') !== true || entry.get('newRecord') === true) return;
    const path = ['entities', `${String(entry.get('collection'))}.${String(entry.get('slug'))}`];
    const saved = entries.getIn(path) as SavedEntry | undefined;
    if (!saved?.get('data')?.equals(entry.getIn(['data']))) return;
    const [name, value] = Object.entries(fieldsOfEntry(entry)).find(([, each]) => typeof each === 'string') ?? [];
    const field = { get: (key: string) => (key === 'name' ? name : undefined) };
    // Decap compares form and entry with each changed field.
    if (name)
      void store.dispatch({ type: 'DRAFT_CHANGE_FIELD', payload: { field, value, metadata: {}, entries: [saved] } });
  });
}

/** The key of the copy that Decap keeps of an unsaved form: 'backup.pods.amber', or 'backup.pods' for a new entry. */
function keyOfForm(): string | null {
  const entry = formEntry();
  const collection = entry?.get('collection');
  return collection ? ['backup', collection, entry?.get('slug')].filter(Boolean).join('.') : null;
}

let stopWaiting = (): void => {};

/** True once the form of that key is there; false if another form is asked for first. */
const formArrives = (key: string): Promise<boolean> =>
  new Promise((done) => {
    stopWaiting();
    if (keyOfForm() === key) return done(true);
    const leave = store.subscribe(() => keyOfForm() === key && end(true));
    const end = (isThere: boolean) => {
      leave();
      done(isThere);
    };
    stopWaiting = () => end(false);
  });

/**
 * Makes Decap offer its copy of an unsaved form once the entry is there. An entry that came later would replace the copy
 * that was just taken over, and what was typed would be lost.
 */
export function offerKeptFormsLast(): void {
  const read = localForage.getItem.bind(localForage);
  localForage.getItem = async <T>(key: string): Promise<T | null> =>
    !key.startsWith('backup.') || (await formArrives(key)) ? read<T>(key) : null;
}

/**
 * Opens the form at an address such as '#/collections/pods/entries/amber'. A form that is already open is closed first,
 * by its list: from one form to another, Decap keeps the fields and reads no entry.
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
  // Somebody with unsaved changes may stay.
  const turn = () => location.hash !== list && end();
  const end = () => {
    leave();
    removeEventListener('hashchange', turn);
  };
  addEventListener('hashchange', turn);
  location.hash = list;
}

/** Reads the list of a collection again, if it was read before, and, with a slug, the form of that entry. */
export async function reloadCollection(name: string, slug?: string): Promise<void> {
  const { collections, entries } = store.getState();
  const collection = collections.get(name);
  if (!collection) return;
  if (slug !== undefined) await store.dispatch(loadEntry(collection, slug));
  if (entries.getIn(['pages', name])) await store.dispatch(loadEntries(collection));
}
