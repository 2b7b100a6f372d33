import type { ZodType } from 'zod';
import { contentFolders, type ContentFolder } from '../../content/source/contentFolders';
import { schemaShape } from '../../content/source/schemaShape';
import { formFields, type CmsField } from './fields';
import { editorFolders, type EditorFolder } from './folders';
import { groupedFields, isFormOnly } from './groups';

export interface CmsCollection {
  name: string;
  label: string;
  label_singular?: string;
  folder?: string;
  files?: { name: string; label: string; file: string; fields: CmsField[] }[];
  fields?: CmsField[];
  [option: string]: unknown;
}

export const formatName = (folder: ContentFolder): string => `content-${folder}`;

const form = (folder: ContentFolder, schema: ZodType): CmsField[] =>
  groupedFields(folder, formFields(schemaShape(schema), { path: folder, name: folder, isLoose: false }));

/** Decap only sorts by fields of the form, so `listValues` are hidden fields, which are never saved. */
const sortFields = (options: Record<string, unknown> = {}): CmsField[] =>
  ((options.sortable_fields ?? []) as { field: string; label: string }[])
    .filter(({ field }) => isFormOnly(field))
    .map(({ field, label }) => ({ name: field, label, widget: 'hidden', required: false }));

const folderCollection = ({
  name,
  label,
  singular,
  folder,
  schema,
  key,
  title,
  options,
}: EditorFolder): CmsCollection => ({
  name,
  label,
  label_singular: singular,
  folder: `content/${folder}`,
  create: true,
  delete: true,
  extension: 'json',
  format: formatName(folder),
  identifier_field: key,
  slug: `{{fields.${key}}}`,
  summary: title,
  ...options,
  fields: [...form(folder, schema), ...sortFields(options)],
});

const files: { folder: ContentFolder; file: string; label: string }[] = [
  { folder: 'navigation', file: 'main', label: 'Menu' },
  { folder: 'footer', file: 'footer', label: 'Footer' },
  { folder: 'site', file: 'site', label: 'Brand and contact' },
];

/** Derives the editor's collections from the schemas with which the build validates content. */
export function cmsCollections(): CmsCollection[] {
  return [
    ...editorFolders.map(folderCollection),
    ...files.map(({ folder, file, label }) => ({
      name: folder,
      label,
      format: formatName(folder),
      files: [
        {
          name: file,
          label,
          file: `content/${folder}/${file}.json`,
          fields: form(folder, contentFolders[folder]),
        },
      ],
    })),
  ];
}

export const collectionFolder = (collection: string): ContentFolder =>
  editorFolders.find(({ name }) => name === collection)?.folder ?? (collection as ContentFolder);

/** Products have two collections: pods and devices. */
export const folderCollections = (folder: ContentFolder): string[] =>
  editorFolders.filter((each) => each.folder === folder).map(({ name }) => name);

export const fileNameField = (folder: ContentFolder): string =>
  editorFolders.find((each) => each.folder === folder)?.key ?? '';

const valueAt = (entry: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((current, name) => (current as Record<string, unknown> | null | undefined)?.[name], entry);

/** Returns an entry's title in lists and its collection. `entry` includes the values of `listValues`. */
export function entrySummary(folder: ContentFolder, entry: Record<string, unknown>) {
  const file = files.find((each) => each.folder === folder);
  const inFolder = editorFolders.filter((each) => each.folder === folder);
  const found =
    inFolder.find(({ options }) => {
      const { field, value } = (options?.filter ?? {}) as { field?: string; value?: string };
      return !field || entry[field] === value;
    }) ?? inFolder[0];
  const title = found?.title.replace(/{{(.*?)}}/g, (_, path: string) => String(valueAt(entry, path) ?? ''));
  return {
    collection: found?.name ?? folder,
    kind: found?.singular ?? file?.label ?? '',
    list: found?.label ?? file?.label ?? '',
    title: title ?? file?.label ?? '',
  };
}
