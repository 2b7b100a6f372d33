import type { ContentFolder } from '../source/contentFolders';
import { keyOf } from './collections';
import type { Entry } from './entryFile';

type Variant = Record<string, unknown>;

/** Clears fields that must be unique or that belong to the original. */
const own: { [folder in ContentFolder]?: (fields: Entry) => Entry } = {
  products: ({ variants, ...fields }) => ({
    ...fields,
    originalId: '',
    variants: ((variants ?? []) as Variant[]).map((variant) => ({ ...variant, id: '', batchIds: [] })),
  }),
  batches: ({ recall: _, ...fields }) => ({ ...fields, sampleId: '' }),
};

/**
 * Copies an entry for a new file without its name, ids and text, so that it cannot clash with the original. The editor
 * must name it before saving.
 */
export function copyOf(folder: ContentFolder, fields: Entry): Entry {
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('$')));
  const copy = { ...kept, [keyOf(folder)]: '' };
  return own[folder]?.(copy) ?? copy;
}
