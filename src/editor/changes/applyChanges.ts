import type { EntryTexts, PictureNames } from '../entries/entryTexts';
import { isPicture, pictureName, type ContentChange } from './changeSet';

export interface LoadedEntry {
  data: string;
  file: { path: string; id?: string | null; label?: string; author?: string; updatedOn?: string };
}

const isIn = (folder: string, path: string): boolean => path.slice(0, path.lastIndexOf('/')) === folder;

export function applyChanges(entries: readonly LoadedEntry[], changes: readonly ContentChange[]): LoadedEntry[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  return entries.flatMap((entry) => {
    const change = changed.get(entry.file.path);
    if (!change) return [entry];
    return change.text === null ? [] : [{ ...entry, data: change.text }];
  });
}

export const addedEntries = (
  folder: string,
  entries: readonly LoadedEntry[],
  changes: readonly ContentChange[],
): LoadedEntry[] => {
  const paths = new Set(entries.map(({ file }) => file.path));
  return changes.flatMap(({ path, text }) =>
    text === null || isPicture(path) || paths.has(path) || !isIn(folder, path)
      ? []
      : [{ data: text, file: { path, id: path } }],
  );
};

export function applyToTexts(published: EntryTexts, changes: readonly ContentChange[]): EntryTexts {
  const texts = { ...published };
  for (const { path, text } of changes.filter((change) => !isPicture(change.path))) {
    const file = path.replace(/^content\//, '');
    if (text === null) delete texts[file];
    else texts[file] = text;
  }
  return texts;
}

export function applyToPictures(
  { all, photos, ...rest }: PictureNames,
  changes: readonly ContentChange[],
): PictureNames {
  const pictures = changes.filter(({ path }) => isPicture(path));
  const deleted = new Set(pictures.filter(({ text }) => text === null).map(({ path }) => pictureName(path)));
  const added = pictures.filter(({ text }) => text !== null).map(({ path }) => path);
  const after = (names: readonly string[], paths: readonly string[]) => [
    ...new Set([...names.filter((name) => !deleted.has(name)), ...paths.map(pictureName)]),
  ];
  return {
    ...rest,
    all: after(all, added),
    photos: after(
      photos,
      added.filter((path) => !path.endsWith('.svg')),
    ),
  };
}
