import type { ZodType } from 'zod';
import { productSchema } from '../../domain/catalogue/productSchema';
import { contentFolders, type ContentFolder } from '../../content/source/contentFolders';

const [oil, devices] = productSchema.options;

/** An editor collection shows a folder, or a subset of one. */
export interface EditorFolder {
  name: string;
  label: string;
  singular: string;
  folder: ContentFolder;
  schema: ZodType;
  key: string;
  title: string;
  options?: Record<string, unknown>;
}

const fixed = { create: false, delete: false };

/** The list is initially sorted by the first field. */
const sorted = (...fields: [field: string, label: string][]) => ({
  sortable_fields: fields.map(([field, label], index) => ({
    field,
    label,
    ...(index === 0 && { default_sort: 'asc' }),
  })),
});

const only = (label: string, field: string, pattern: string | boolean) => ({ label, field, pattern });
const by = (label: string, field: string, pattern?: string) => ({ label, field, ...(pattern && { pattern }) });

const month = '^\\d{4}-\\d{2}';

/** In the editor's order. Values with a $ come from `listValues`. */
export const editorFolders: EditorFolder[] = [
  {
    name: 'pods',
    label: 'Pods',
    singular: 'Pod',
    folder: 'products',
    schema: oil,
    key: 'slug',
    title: '{{title.en}} · {{$brand}} · {{$sizes}} · {{$status}}',
    options: {
      filter: { field: 'productType', value: 'oil' },
      preview_path: 'us/en/shop/pods/{{slug}}',
      ...sorted(['title.en', 'Title'], ['$brand', 'Brand'], ['$status', 'Status'], ['$published', 'Published on']),
      view_filters: [
        only('Sold in California', 'visibility.availableUs', true),
        only('Sold in Canada', 'visibility.availableCaAll', true),
        only('Coming soon', '$status', 'Coming soon'),
        only('Sold out', '$status', 'Sold out'),
        only('Scheduled or taken down', '$status', 'Not yet|Taken'),
      ],
      view_groups: [
        by('Brand', '$brand'),
        by('Plant type', 'plantType'),
        by('Extraction', 'oilType'),
        by('Status', '$status'),
        by('Published in', '$published', month),
      ],
    },
  },
  {
    name: 'devices',
    label: 'Devices',
    singular: 'Device',
    folder: 'products',
    schema: devices,
    key: 'slug',
    title: '{{title.en}} · {{$sizes}} · {{$status}}',
    options: {
      filter: { field: 'productType', value: 'devices' },
      preview_path: 'us/en/shop/devices/{{slug}}',
      ...sorted(['title.en', 'Title'], ['$published', 'Published on']),
    },
  },
  {
    name: 'brands',
    label: 'Brands',
    singular: 'Brand',
    folder: 'brands',
    schema: contentFolders.brands,
    key: 'slug',
    title: '{{name}} · {{$status}}',
    options: { ...sorted(['name', 'Name']), view_groups: [by('Status', '$status')] },
  },
  {
    name: 'landings',
    label: 'Kinds of pods',
    singular: 'Kind of pods',
    folder: 'landings',
    schema: contentFolders.landings,
    key: 'slug',
    title: '{{heading.en}}',
    // Deletion is off, because each plant type and extraction method needs its page.
    options: { delete: false, ...sorted(['heading.en', 'Heading']) },
  },
  {
    name: 'batches',
    label: 'Lab reports',
    singular: 'Lab report',
    folder: 'batches',
    schema: contentFolders.batches,
    key: 'batchId',
    title: '{{batchId}} · {{$product}} · {{$day}} · {{totalThcPercent}} % THC · {{$status}}',
    options: {
      ...sorted(
        ['batchId', 'Batch number'],
        ['$product', 'Pod'],
        ['$tested', 'Reported on'],
        ['totalThcPercent', 'THC'],
      ),
      view_filters: [only('Recalled', '$status', 'Recalled'), only('Failed', '$status', 'Failed')],
      view_groups: [
        by('Rules', 'jurisdiction'),
        by('Pod', '$product'),
        by('Laboratory', 'lab.name'),
        by('Reported in', '$tested', month),
        by('Status', '$status'),
      ],
    },
  },
  {
    name: 'stores',
    label: 'Stores',
    singular: 'Store',
    folder: 'stores',
    schema: contentFolders.stores,
    key: 'id',
    title: '{{name}} · {{city}}, {{state}} · {{$status}}',
    options: {
      ...sorted(['name', 'Name'], ['city', 'City'], ['$region', 'Region']),
      view_groups: [by('Region', '$region'), by('City', 'city'), by('Status', '$status')],
    },
  },
  {
    name: 'dispensaries',
    label: 'Dispensaries that deliver',
    singular: 'Dispensary',
    folder: 'dispensaries',
    schema: contentFolders.dispensaries,
    key: 'id',
    title: '{{name}} · {{licence}}',
    options: sorted(['name', 'Name']),
  },
  {
    name: 'cities',
    label: 'Delivery cities',
    singular: 'Delivery city',
    folder: 'cities',
    schema: contentFolders.cities,
    key: 'slug',
    title: '{{name}}',
    options: sorted(['name', 'Name']),
  },
  {
    name: 'pages',
    label: 'Pages',
    singular: 'Page',
    folder: 'pages',
    schema: contentFolders.pages,
    key: 'route',
    title: '{{$name}} · {{heading.en}}',
    options: { ...fixed, ...sorted(['$name', 'Page']) },
  },
  {
    name: 'guides',
    label: 'Guides',
    singular: 'Guide',
    folder: 'guides',
    schema: contentFolders.guides,
    key: 'slug',
    title: '{{heading.en}} · {{$day}}',
    options: {
      preview_path: 'us/en/guides/{{slug}}',
      ...sorted(['order', 'Place in the list'], ['$updated', 'Updated on']),
    },
  },
  {
    name: 'legal',
    label: 'Legal pages',
    singular: 'Legal page',
    folder: 'legal',
    schema: contentFolders.legal,
    key: 'route',
    title: '{{$name}} · {{heading.en}}',
    options: { ...fixed, ...sorted(['$name', 'Page']) },
  },
  {
    name: 'photos',
    label: 'Photos',
    singular: 'Photo',
    folder: 'photos',
    schema: contentFolders.photos,
    key: 'name',
    title: '{{alt.en}} · {{name}}',
    options: { editor: { preview: false }, ...sorted(['name', 'Name']) },
  },
  {
    name: 'notifications',
    label: 'Notifications',
    singular: 'Notification',
    folder: 'notifications',
    schema: contentFolders.notifications,
    key: 'originalId',
    title: '{{$text}} · {{category}} · {{$status}}',
    options: { ...sorted(['$published', 'Published']), view_groups: [by('Category', 'category')] },
  },
];
