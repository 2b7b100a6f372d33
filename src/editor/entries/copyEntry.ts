import type { ContentFolder } from '../../content/source/contentFolders';
import { fileNameField } from '../forms/collections';
import type { EditorEntry } from './entryFile';

type Variant = Record<string, unknown>;

/** Clears fields that must be unique or that belong to the original. */
const clearUniqueFields: { [folder in ContentFolder]?: (fields: EditorEntry) => EditorEntry } = {
  products: ({ variants, ...fields }) => ({
    ...fields,
    originalId: '',
    variants: ((variants ?? []) as Variant[]).map((variant) => ({ ...variant, id: '', batchIds: [] })),
  }),
  batches: ({ recall: _, ...fields }) => ({ ...fields, sampleId: '' }),
};

/** Drops name, ids and text, so that the copy cannot clash with the original. The editor must name it. */
export function copyEntry(folder: ContentFolder, fields: EditorEntry): EditorEntry {
  const copied = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('$')));
  const copy = { ...copied, [fileNameField(folder)]: '' };
  return clearUniqueFields[folder]?.(copy) ?? copy;
}
