import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z, type ZodType } from 'zod';
import { productSchema } from '../../domain/catalogue/productSchema';
import { isTimezone } from '../../domain/time/moment';
import { contentFolders } from '../../content/source/contentFolders';
import { cmsCollections } from './collections';
import type { CmsField } from './fields';
import { isFormOnly } from './groups';
import { timezones } from './timezones';

const collections = cmsCollections();

function schemaPaths(schema: ZodType, path = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schemaPaths(schema.unwrap() as ZodType, path);
  if (schema instanceof z.ZodArray) return schemaPaths(schema.element as ZodType, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((each) => schemaPaths(each as ZodType, path));
  const below = (name: string, each: ZodType) => [`${path}${name}`, ...schemaPaths(each, `${path}${name}.`)];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, ZodType>).flatMap(([name, each]) => below(name, each));
  if (schema instanceof z.ZodRecord)
    return (schema.keyType as z.ZodEnum).options.flatMap((name) => below(String(name), schema.valueType as ZodType));
  return [];
}

const formPaths = (fields: CmsField[], path = ''): string[] =>
  fields
    .filter(({ name }) => !isFormOnly(name))
    .flatMap(({ name, ...field }) => [
      `${path}${name}`,
      ...formPaths((field.fields as CmsField[] | undefined) ?? [], `${path}${name}.`),
    ]);

const formOf = (name: string): CmsField[] => {
  const found = collections.find((each) => each.name === name)!;
  return found.fields ?? found.files![0]!.fields;
};

const field = (collection: string, path: string): CmsField =>
  path
    .split('.')
    .reduce<CmsField>((current, name) => (current.fields as CmsField[]).find((each) => each.name === name)!, {
      fields: formOf(collection),
    } as unknown as CmsField);

const sorted = (paths: string[]) => [...new Set(paths)].sort();
const [oil, devices] = productSchema.options;

describe('each form has exactly the fields of its schema', () => {
  test.each<[string, ZodType]>([
    ['pods', oil],
    ['devices', devices],
    ...Object.entries(contentFolders).filter(([name]) => name !== 'products'),
  ])('%s', (name, schema) => {
    expect(sorted(formPaths(formOf(name)))).toEqual(sorted(schemaPaths(schema)));
    expect(formPaths(formOf(name)).length).toBeGreaterThan(3);
  });
});

test('every content folder has a collection, and each collection’s folder exists', () => {
  const places = collections.flatMap(
    ({ folder, files }) => folder ?? files!.map(({ file }) => file.replace(/\/[^/]*$/, '')),
  );
  expect(sorted(places)).toEqual(
    Object.keys(contentFolders)
      .map((name) => `content/${name}`)
      .sort(),
  );
});

describe('each kind of field has a matching widget', () => {
  test.each([
    ['words', 'pods', 'title', { widget: 'object', label: 'Title' }],
    ['English', 'pods', 'title.en', { widget: 'string', label: 'English', required: true }],
    ['Canadian English', 'pods', 'title.enCa', { label: 'Canadian English', required: false }],
    ['long words', 'pods', 'description.fr', { widget: 'text', label: 'French', required: false }],
    [
      'one of several values',
      'pods',
      'plantType',
      { widget: 'select', options: ['Sativa', 'Indica', 'Hybrid', 'CBD'] },
    ],
    [
      'some of several values',
      'pods',
      'effects',
      { widget: 'select', multiple: true, label: 'Effects', required: true },
    ],
    ['a day', 'pods', 'publishedOn', { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false, required: true }],
    ['a moment', 'notifications', 'meta.publishedAt', { widget: 'datetime', picker_utc: true }],
    ['yes or no', 'pods', 'visibility.availableUs', { widget: 'boolean', label: 'California', default: false }],
    ['a count', 'pods', 'expressDeliveryProvidersCount', { widget: 'number', min: 0, step: 1 }],
    [
      'an optional price',
      'pods',
      'variants.suggestedPrice',
      { widget: 'number', step: 0.01, min: 0.01, required: false },
    ],
    ['a percentage', 'batches', 'totalThcPercent', { widget: 'number', min: 0, max: 100 }],
    ['a slug', 'pods', 'slug', { widget: 'string', required: true }],
    ['the type of a collection', 'pods', 'productType', { widget: 'hidden', default: 'oil' }],
    ['another file', 'pods', 'brand', { widget: 'choice', source: 'brands' }],
    ['several other files', 'pods', 'variants.batchIds', { widget: 'choice', source: 'batches', multiple: true }],
    ['a part of other files', 'batches', 'productVariantId', { widget: 'choice', source: 'variants' }],
    ['a product that a link leads to', 'navigation', 'items.target.product.slug', { source: 'products' }],
    [
      'pictures, in an order',
      'pods',
      'pictures',
      {
        widget: 'list',
        field: expect.objectContaining({ widget: 'choice', source: 'pictures' }) as object,
      },
    ],
    ['an optional drawing', 'pages', 'sections.picture', { widget: 'choice', source: 'pictures', required: false }],
    [
      'one of several codes, by their names',
      'stores',
      'region',
      { options: expect.arrayContaining([{ label: 'Canada, all provinces', value: 'CA_ALL' }]) as object },
    ],
    ...[
      ['stores', 'timezone'],
      ['pods', 'publishAt.timezone'],
      ['pages', 'sections.takeDownAt.timezone'],
    ].map(([collection, path]): [string, string, string, object] => [
      `a time zone in ${collection}`,
      collection!,
      path!,
      {
        widget: 'select',
        options: expect.arrayContaining([{ label: 'America/Los Angeles', value: 'America/Los_Angeles' }]) as object,
      },
    ]),
    ['several of fixed values', 'batches', 'ingredients', { widget: 'select', multiple: true }],
    [
      'one of several fields',
      'navigation',
      'items.target',
      { widget: 'object', hint: 'Fill in exactly one: a path, a web address or a product.' },
    ],
    ['an optional object', 'pages', 'sections.link.path', { required: false }],
    ['a field whose name has another meaning elsewhere', 'navigation', 'items.visibility', { label: 'Shown on' }],
  ])('%s', (_, collection, path, expected) => {
    expect(field(collection, path)).toMatchObject(expected);
  });
});

test('pods and devices are two collections of one folder', () => {
  const of = (name: string) => collections.find((each) => each.name === name)!;
  expect(of('pods')).toMatchObject({ folder: 'content/products', filter: { field: 'productType', value: 'oil' } });
  expect(of('devices')).toMatchObject({ folder: 'content/products', slug: '{{fields.slug}}' });
});

test('every time zone on offer exists, and so does that of each store', () => {
  const stores = readdirSync('content/stores').map(
    (file) => JSON.parse(readFileSync(`content/stores/${file}`, 'utf8')) as { timezone: string },
  );
  expect(timezones.filter((each) => !isTimezone(each))).toEqual([]);
  expect(timezones).toEqual(expect.arrayContaining([...new Set(stores.map(({ timezone }) => timezone))]));
});
