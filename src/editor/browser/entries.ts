import { dequal } from 'dequal/lite';
import { entriesPath, pictureNamesPath } from '../api/editorApi';
import type { CheckSources } from '../changes/checkChanges';
import { applyToPictures, applyToTexts } from '../changes/applyChanges';
import { collectNames, emptyNames, type EntryNames } from '../entries/entryNames';
import type { EntryTexts, PictureNames } from '../entries/entryTexts';
import { editorChanges } from './changes/editorChanges';

/** The entries of the last fetch, with unpublished changes applied. */
export interface Entries {
  texts: EntryTexts;
  names: EntryNames;
  pictures: PictureNames;
}

const nothing: CheckSources = { texts: {}, pictures: { all: [], photos: [] } };
let lastPublished = nothing;
let current: Entries = { ...nothing, names: emptyNames };

export const currentEntries = (): Entries => current;

/** The entries that the site was built from. */
export const builtTexts = (): EntryTexts => lastPublished.texts;

const listeners = new Set<() => void>();

export const watchEntries = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Falls back to the slug of a brand without a name. */
export const brandName = (slug: string): string => current.names.brands.get(slug) ?? slug;

async function fetchJson<T>(path: string, otherwise?: T): Promise<T> {
  const response = await fetch(path, { cache: 'no-cache' });
  const json: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (json !== null) return json as T;
  if (otherwise !== undefined) return otherwise;
  throw new Error(`The site’s content couldn’t be loaded (${response.status}).`);
}

export async function fetchPublished(otherwise: CheckSources | null = null): Promise<CheckSources> {
  const [texts, pictures] = await Promise.all([
    fetchJson<EntryTexts>(entriesPath, otherwise?.texts),
    fetchJson<PictureNames>(pictureNamesPath, otherwise?.pictures),
  ]);
  return { texts, pictures };
}

/** Rejects if the fetch fails. `currentEntries` then still returns the previous entries. */
export async function fetchEntries(): Promise<Entries> {
  const changes = editorChanges();
  const [published] = await Promise.all([fetchPublished(lastPublished), changes.load()]);
  lastPublished = published;
  const texts = applyToTexts(published.texts, changes.list());
  const pictures = applyToPictures(published.pictures, changes.list());
  // Keep the object if the entries are equal, so that nothing is recomputed.
  if (!dequal({ texts, pictures }, { texts: current.texts, pictures: current.pictures })) {
    current = { texts, names: collectNames(texts), pictures };
    for (const listener of listeners) listener();
  }
  return current;
}
