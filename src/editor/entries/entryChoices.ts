import type { ChoiceSource } from '../forms/fields';
import type { EntryNames } from './entryNames';
import { parseEntryPath, parseFields, type EntryTexts, type PictureNames } from './entryTexts';
import { listValues } from './listValues';

export interface Choice {
  label: string;
  value: string;
  /** The id of the size that a lab report is about. */
  variant?: string;
}

interface Content {
  texts: EntryTexts;
  names: EntryNames;
  pictures: PictureNames;
}

interface Fields {
  title?: { en?: string };
  variants?: { id: string }[];
  productVariantId?: string;
  batchId?: string;
}

const slugToTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Returns each file of a folder by its name, with its fields and the values that lists show. */
const filesIn = (folder: 'batches' | 'products', { texts, names }: Content) =>
  Object.entries(texts)
    .filter(([file]) => parseEntryPath(file).folder === folder)
    .map(([file, text]) => {
      const fields = parseFields(text);
      const shown = listValues(folder, fields, { names, now: new Date() });
      return { name: parseEntryPath(file).name, fields: fields as Fields, shown };
    });

const makers: { [source in ChoiceSource]: (content: Content) => Choice[] } = {
  brands: ({ names }) => [...names.brands].map(([value, label]) => ({ value, label })),
  batches: (content) =>
    filesIn('batches', content).map(({ name, fields, shown }) => ({
      // Decap names the file of a new report in lower case.
      value: fields.batchId ?? name,
      label: String(shown.$name ?? name),
      ...(fields.productVariantId && { variant: fields.productVariantId }),
    })),
  products: (content) =>
    filesIn('products', content).map(({ name, fields, shown }) => ({
      value: name,
      label: [fields.title?.en ?? name, shown.$by].filter(Boolean).join(' '),
    })),
  variants: (content) =>
    filesIn('products', content).flatMap(({ fields, shown }) =>
      (fields.variants ?? [])
        .filter(({ id }) => id)
        .map(({ id }) => ({ value: id, label: [content.names.variants.get(id), shown.$by].filter(Boolean).join(' ') })),
    ),
  pictures: ({ names, pictures }) =>
    pictures.all.map((value) => ({ value, label: names.pictures.get(value) ?? slugToTitle(value) })),
};

/** Returns the entries that a field can refer to, with the names that editors know. */
export const entryChoices = (source: ChoiceSource, content: Content): Choice[] =>
  makers[source](content).sort((a, b) => a.label.localeCompare(b.label, 'en'));
