import { pathFromHash } from '../../changes/entryAddress';
import { parseEntryPath, parseFields } from '../../entries/entryTexts';
import { fileNameField } from '../../forms/collections';

/** Decap puts the names of new files in lower case, but a lab report's has the letters of its number. */
export function pathAsWritten(path: string, text: string): string {
  const { folder, name } = parseEntryPath(path.replace(/^content\//, ''));
  const key = parseFields(text)[fileNameField(folder)];
  const isOtherCase = typeof key === 'string' && key !== name && key.toLowerCase() === name;
  return isOtherCase ? `content/${folder}/${key}.json` : path;
}

/** The paths under which new files were saved, by those that Decap knows. */
export const savedPaths = new Map<string, string>();

/** '/collections/batches/entries/b-9' → '/collections/batches/entries/B-9'. Null if the address is right. */
export function addressAsWritten(path: string): string | null {
  const saved = savedPaths.get(pathFromHash(`#${path}`) ?? '');
  return saved ? path.replace(/[^/]+$/, parseEntryPath(saved.replace(/^content\//, '')).name) : null;
}
