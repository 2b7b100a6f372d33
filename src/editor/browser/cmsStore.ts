// Decap's modules have circular imports and only load if the main one comes first.
import { DecapCmsCore } from 'decap-cms-core';
import { loadEntries, loadEntry } from 'decap-cms-core/dist/esm/actions/entries';
import { store } from 'decap-cms-core/dist/esm/redux';
import { history } from 'decap-cms-core/dist/esm/routing/history';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { EditorEntry } from '../entries/entryFile';

export const CMS = DecapCmsCore;

export interface FormEntry {
  get: (key: 'collection' | 'slug' | 'newRecord') => unknown;
  getIn: (path: string[]) => unknown;
  toJS: () => Record<string, unknown>;
}

const formEntry = () => store.getState().entryDraft.get('entry') as FormEntry | undefined;

export const isFormUnsaved = (): boolean => store.getState().entryDraft.get('hasChanged') === true;

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

/** '/collections/pods/entries/amber' → '/collections/pods'. */
const listOf = (path: string): string => path.split('/').slice(0, 3).join('/');

const isForm = (path: string): boolean => /^\/collections\/[\w-]+\/(entries\/|new\b)/.test(path);

const currentPath = (): string => history.location.pathname + history.location.search;

/**
 * Goes to a form's list or to another page of the editor. Decap asks first if the form has unsaved changes; returns
 * false if the editor stays. Rendered at once, because Decap keeps the fields if one form directly follows another.
 */
function leaveFor(path: string, go: 'push' | 'replace'): boolean {
  flushSync(() => history[go](path));
  return currentPath() === path;
}

/** `hash` is an address such as '#/collections/pods/entries/amber'. */
export function openForm(hash: string): void {
  const [from, path] = [currentPath(), hash.slice(1)];
  if (from === path) return;
  if (!isForm(from)) history.push(path);
  else if (leaveFor(listOf(from), 'push')) history.replace(path);
}

/**
 * Shows the addressed entry after Back, Forward, an edited address or a plain link, and keeps the address of a form that
 * an editor does not leave. `correct` returns the right address for one that Decap sets. Call this before Decap starts,
 * which would take the new address over first.
 */
export function followAddress(correct: (path: string) => string | null): void {
  // The address may have changed while the editor was loading.
  history.replace(location.hash.slice(1) || '/');
  addEventListener(
    'hashchange',
    () => {
      const [from, path] = [currentPath(), location.hash.slice(1)];
      if (from === path || !isForm(from)) return;
      const next = isForm(path) ? listOf(from) : path;
      // Decap's router skips a later visit of an address unless it makes each change itself.
      window.history.replaceState(null, '', `#${from}`);
      if (leaveFor(next, 'replace')) return next !== path && history.replace(path);
      window.history.replaceState(null, '', `#${path}`);
      window.history.pushState(null, '', `#${from}`);
    },
    { capture: true },
  );
  // Last, because the router listens to the window from now on.
  history.listen(({ pathname }) => {
    const right = correct(pathname);
    // Decap is not done with the address that it has just set.
    if (right)
      setTimeout(() => currentPath() === pathname && leaveFor(listOf(pathname), 'replace') && history.replace(right));
  });
}

/** Reloads a collection's list if it has been loaded and, with a slug, that entry's form. */
export async function reloadCollection(name: string, slug?: string): Promise<void> {
  const { collections, entries } = store.getState();
  const collection = collections.get(name);
  if (!collection) return;
  if (slug !== undefined) await store.dispatch(loadEntry(collection, slug));
  if (entries.getIn(['pages', name])) await store.dispatch(loadEntries(collection));
}
