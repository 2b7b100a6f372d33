import type { ContentFolder } from '../../content/source/contentFolders';
import { fileNameField } from '../forms/collections';
import type { EditorEntry } from '../entries/entryFile';

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** True for a new product, whose permanent id is generated on save. */
export const needsId = (folder: ContentFolder, { originalId }: EditorEntry): boolean =>
  folder === 'products' && !originalId;

/** Returns the form's entry as it would be saved: with its file name and, for a new product, a permanent id. */
export function entryDraft(folder: ContentFolder, slug: unknown, fields: EditorEntry) {
  const entry: EditorEntry = needsId(folder, fields) ? { ...fields, originalId: newId() } : fields;
  const name = slug || entry[fileNameField(folder)];
  return { folder, name: typeof name === 'string' && name ? name : 'new', entry };
}
