import { dequal } from 'dequal/lite';
import { entriesPath, pictureNamesPath } from '../editorApi';
import type { CheckSources } from '../changes/checkChanges';
import { changedPictures, changedTexts } from '../changes/overlay';
import { namesIn, noNames, type EntryNames } from '../entryNames';
import type { EntryTexts, PictureNames } from '../entryTexts';
import { editorChanges } from './changes/editorChanges';

/** All entries of the last fetch, with unpublished changes applied. */
export interface Entries {
  texts: EntryTexts;
  names: EntryNames;
  pictures: PictureNames;
}

const nothing: CheckSources = { texts: {}, pictures: { all: [], photos: [] } };
let lastPublished = nothing;
let known: Entries = { ...nothing, names: noNames };

export const knownEntries = (): Entries => known;

/** The name of a brand, or its slug if it has no name yet. */
export const brandName = (slug: string): string => known.names.brands.get(slug) ?? slug;

async function fetchJson<T>(path: string, otherwise?: T): Promise<T> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (response.ok) return (await response.json()) as T;
  if (otherwise !== undefined) return otherwise;
  throw new Error(`The site’s content couldn’t be loaded (${response.status}).`);
}

/** Fetches all published entries and the names of the pictures. */
export async function fetchPublished(otherwise: CheckSources | null = null): Promise<CheckSources> {
  const [texts, pictures] = await Promise.all([
    fetchJson<EntryTexts>(entriesPath, otherwise?.texts),
    fetchJson<PictureNames>(pictureNamesPath, otherwise?.pictures),
  ]);
  return { texts, pictures };
}

/** Fetches all entries again. If that fails, the editor keeps the previous ones. */
export async function fetchEntries(): Promise<Entries> {
  const changes = editorChanges();
  const [published] = await Promise.all([fetchPublished(lastPublished), changes.load()]);
  lastPublished = published;
  const texts = changedTexts(published.texts, changes.list());
  const pictures = changedPictures(published.pictures, changes.list());
  // Equal entries keep their identity, so that nothing is recomputed.
  if (!dequal({ texts, pictures }, { texts: known.texts, pictures: known.pictures }))
    known = { texts, names: namesIn(texts), pictures };
  return known;
}
