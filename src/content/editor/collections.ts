import type { ZodType } from 'zod';
import { productSchema } from '../../domain/catalogue/productSchema';
import { contentFolders, type ContentFolder } from '../contentFolders';
import { shapeOf } from '../schemaShape';
import { fieldsOf, type Choices, type CmsField } from './fields';

/** An editor collection: a folder, part of one, or a single file. */
export interface CmsCollection {
  name: string;
  label: string;
  label_singular?: string;
  folder?: string;
  files?: { name: string; label: string; file: string; fields: CmsField[] }[];
  fields?: CmsField[];
  [option: string]: unknown;
}

/** The name of the custom format that reads and writes a folder's files. */
export const formatOf = (folder: ContentFolder): string => `content-${folder}`;

const [oil, devices] = productSchema.options;

const form = (folder: ContentFolder, schema: ZodType, choices: Choices): CmsField[] =>
  fieldsOf(shapeOf(schema), { path: folder, name: folder, choices, isLoose: false });

interface Folder {
  name: string;
  label: string;
  singular: string;
  folder: ContentFolder;
  schema: ZodType;
  /** The field that names the entry's file. */
  key: string;
  /** Template for the entry's title in the list. */
  title: string;
  options?: Record<string, unknown>;
}

const fixed = { create: false, delete: false };
/** For collections whose preview would show nothing more than the form. */
const noPreview = { editor: { preview: false } };

const folders: Folder[] = [
  {
    name: 'pods',
    label: 'Pods',
    singular: 'Pod',
    folder: 'products',
    schema: oil,
    key: 'slug',
    title: '{{title.en}} · {{plantType}} · {{brand}}',
    options: {
      filter: { field: 'productType', value: 'oil' },
      preview_path: 'us/en/shop/pods/{{slug}}',
      sortable_fields: ['title.en', 'brand', 'publishedOn'],
      view_filters: [
        { label: 'Sold in Canada', field: 'visibility.availableCaAll', pattern: true },
        { label: 'Coming soon', field: 'availability', pattern: 'coming-soon' },
      ],
      view_groups: [{ label: 'Brand', field: 'brand' }],
    },
  },
  {
    name: 'devices',
    label: 'Devices',
    singular: 'Device',
    folder: 'products',
    schema: devices,
    key: 'slug',
    title: '{{title.en}}',
    options: {
      filter: { field: 'productType', value: 'devices' },
      preview_path: 'us/en/shop/devices/{{slug}}',
      sortable_fields: ['title.en', 'publishedOn'],
    },
  },
  {
    name: 'brands',
    label: 'Brands',
    singular: 'Brand',
    folder: 'brands',
    schema: contentFolders.brands,
    key: 'slug',
    title: '{{name}}',
    options: { ...noPreview, sortable_fields: ['name'] },
  },
  {
    name: 'batches',
    label: 'Lab reports',
    singular: 'Lab report',
    folder: 'batches',
    schema: contentFolders.batches,
    key: 'batchId',
    title: '{{batchId}} · {{productVariantId}}',
    options: { ...noPreview, sortable_fields: ['batchId', 'testedOn'] },
  },
  {
    name: 'stores',
    label: 'Stores',
    singular: 'Store',
    folder: 'stores',
    schema: contentFolders.stores,
    key: 'id',
    title: '{{name}} · {{city}}, {{state}}',
    options: { ...noPreview, sortable_fields: ['name', 'city'] },
  },
  {
    name: 'pages',
    label: 'Pages',
    singular: 'Page',
    folder: 'pages',
    schema: contentFolders.pages,
    key: 'route',
    title: '{{route}} · {{heading.en}}',
    options: { ...fixed, sortable_fields: ['route'] },
  },
  {
    name: 'legal',
    label: 'Legal pages',
    singular: 'Legal page',
    folder: 'legal',
    schema: contentFolders.legal,
    key: 'route',
    title: '{{route}} · {{heading.en}}',
    options: { ...fixed, sortable_fields: ['route'] },
  },
  {
    name: 'notifications',
    label: 'Notifications',
    singular: 'Notification',
    folder: 'notifications',
    schema: contentFolders.notifications,
    key: 'originalId',
    title: '{{originalId}} · {{category}}',
    options: { ...noPreview, sortable_fields: ['originalId'] },
  },
];

const folderCollection = (
  { name, label, singular, folder, schema, key, title, options }: Folder,
  choices: Choices,
): CmsCollection => ({
  name,
  label,
  label_singular: singular,
  folder: `content/${folder}`,
  create: true,
  delete: true,
  extension: 'json',
  format: formatOf(folder),
  identifier_field: key,
  slug: `{{fields.${key}}}`,
  summary: title,
  ...options,
  fields: form(folder, schema, choices),
});

const files: { folder: ContentFolder; file: string; label: string }[] = [
  { folder: 'navigation', file: 'main', label: 'Menu' },
  { folder: 'footer', file: 'footer', label: 'Footer' },
  { folder: 'site', file: 'site', label: 'Brand and contact' },
];

/** The editor's collections, generated from the schemas that the build checks files with. */
export function cmsCollections(choices: Choices): CmsCollection[] {
  return [
    ...folders.map((folder) => folderCollection(folder, choices)),
    ...files.map(({ folder, file, label }) => ({
      name: folder,
      label,
      format: formatOf(folder),
      ...noPreview,
      files: [
        {
          name: file,
          label,
          file: `content/${folder}/${file}.json`,
          fields: form(folder, contentFolders[folder], choices),
        },
      ],
    })),
    // Hidden from editors: relations search for products here, across both collections above.
    {
      name: 'products',
      label: 'Products',
      folder: 'content/products',
      extension: 'json',
      format: formatOf('products'),
      hide: true,
      create: false,
      identifier_field: 'slug',
      fields: [{ name: 'slug', label: 'Slug', widget: 'string', required: true }],
    },
  ];
}

/** The content folder of a collection's files. */
export const folderOf = (collection: string): ContentFolder =>
  folders.find(({ name }) => name === collection)?.folder ?? (collection as ContentFolder);
