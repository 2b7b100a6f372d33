import type { ContentFolder } from '../source/contentFolders';
import { keyOf } from './collections';
import type { Entry } from './entryFile';

type Variant = Record<string, unknown>;

/** Fields that only one entry may have, or that belong to what was copied. */
const own: { [folder in ContentFolder]?: (fields: Entry) => Entry } = {
  // A report is on one variant of one product.
  products: ({ variants, ...fields }) => ({
    ...fields,
    originalId: '',
    variants: ((variants ?? []) as Variant[]).map((variant) => ({ ...variant, id: '', batchIds: [] })),
  }),
  batches: ({ recall: _, ...fields }) => ({ ...fields, sampleId: '' }),
};

/**
 * A copy of an entry for a new file: without its name and ids, so that it cannot clash with the original, and without
 * the original's text. Its author has to name it before it can be saved.
 */
export function copyOf(folder: ContentFolder, fields: Entry): Entry {
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('$')));
  const copy = { ...kept, [keyOf(folder)]: '' };
  return own[folder]?.(copy) ?? copy;
}
