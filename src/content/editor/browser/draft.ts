import type { ContentFolder } from '../../source/contentFolders';
import { keyOf } from '../collections';
import type { Entry } from '../entryFile';

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** True for a new product. Its permanent id is generated on save. */
export const needsId = (folder: ContentFolder, { originalId }: Entry): boolean => folder === 'products' && !originalId;

/** A form's entry as it would be saved: with its file name and, for a new product, a permanent id. */
export function draftOf(folder: ContentFolder, slug: unknown, fields: Entry) {
  const entry: Entry = needsId(folder, fields) ? { ...fields, originalId: newId() } : fields;
  const name = slug || entry[keyOf(folder)];
  return { folder, name: typeof name === 'string' && name ? name : 'new', entry };
}
