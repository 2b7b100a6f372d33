import { expect, test } from 'vitest';
import { buildContentBatch, buildDevice, buildOil } from '../../../tests/fixtures/contentFolder';
import { validateFile } from './validateFile';

const variant = buildOil().variants[0]!;
const words = { en: 'A', fr: 'B' };
const item = (target: unknown) => ({
  items: [{ id: 'a', title: words, target, authenticationVisibility: 'any' }],
});
const footer = (hyperlink: string) => ({
  mainLinks: [{ originalId: 'a', title: words, hyperlink }],
  additionalLinks: [],
  trademark: words,
  terms: words,
});
const product = 'products/california-amber.json';
const oil = (changes: Record<string, unknown>) => [product, { ...buildOil(), ...changes }] as const;

const cases: [fault: string, file: string, value: unknown, field: string, message: string][] = [
  [
    'a NUL character',
    ...oil({ title: { en: 'A\0', fr: 'B' } }),
    'title.en',
    'expected text without NUL or unpaired surrogates',
  ],
  [
    'half a surrogate pair',
    ...oil({ flavors: ['pine'], strain: { name: 'A\ud800', lineage: null } }),
    'strain.name',
    'expected text without NUL or unpaired surrogates',
  ],
  ['a wrong kind', ...oil({ title: 'Amber' }), 'title', 'expected an object, got the text "Amber"'],
  [
    'a number as text',
    ...oil({ expressDeliveryProvidersCount: '2' }),
    'expressDeliveryProvidersCount',
    'expected a whole number such as 12, got the text "2"',
  ],
  [
    'a price of two meanings as text',
    ...oil({ variants: [{ ...variant, suggestedPrice: '1,234' }] }),
    'variants[0].suggestedPrice',
    'expected dollars such as 34.50, got the text "1,234", which can mean 1234 or 1.234',
  ],
  [
    'no number',
    ...oil({ expressDeliveryProvidersCount: undefined }),
    'expressDeliveryProvidersCount',
    'expected a whole number such as 12, but the field is missing',
  ],
  [
    'a fraction where a count is needed',
    ...oil({ expressDeliveryProvidersCount: 1.5 }),
    'expressDeliveryProvidersCount',
    'expected a whole number, got number 1.5',
  ],
  [
    'too small',
    ...oil({ expressDeliveryProvidersCount: -1 }),
    'expressDeliveryProvidersCount',
    'expected at least 0, got -1',
  ],
  ['zero', ...oil({ variants: [{ ...variant, grams: 0 }] }), 'variants[0].grams', 'expected a number above 0, got 0'],
  [
    'a fraction of a cent',
    ...oil({ variants: [{ ...variant, suggestedPrice: 1.005 }] }),
    'variants[0].suggestedPrice',
    'expected a multiple of 0.01, got 1.005',
  ],
  ['no words', ...oil({ title: { en: '' } }), 'title.en', 'expected some text, got an empty string'],
  [
    'a missing field',
    ...oil({ plantType: undefined }),
    'plantType',
    'expected one of Sativa, Indica, Hybrid, CBD, but the field is missing',
  ],
  [
    'a misspelled value',
    ...oil({ plantType: 'Satva' }),
    'plantType',
    'expected one of Sativa, Indica, Hybrid, CBD, got Satva; did you mean Sativa?',
  ],
  [
    'a bad slug',
    ...oil({ slug: 'Über Cool' }),
    'slug',
    'expected lower-case letters and digits joined by single dashes, got Über Cool',
  ],
  [
    'an impossible date',
    ...oil({ publishedOn: '2026-02-30' }),
    'publishedOn',
    'expected a date such as 2026-05-07, build-40d or next-12-25, got 2026-02-30',
  ],
  ['an empty list', ...oil({ effects: [] }), 'effects', 'expected at least 1 entry, got an empty list'],
  ['an unknown field', ...oil({ colour: 'red' }), 'colour', 'expected no such field here'],
  ['a misspelled field', ...oil({ tagLine: words }), 'tagLine', 'expected no such field here; did you mean tagline?'],
  [
    'a field of another type of product',
    'products/battery.json',
    { ...buildDevice(), plantType: 'CBD' },
    'plantType',
    'expected no such field here',
  ],
  [
    'an unknown type of product',
    ...oil({ productType: 'pod' }),
    'productType',
    'expected one of oil, devices, got pod',
  ],
  [
    'a batch id',
    'batches/b.json',
    buildContentBatch({ batchId: 'b-1' }),
    'batchId',
    'expected capital letters and digits joined by single dashes, got b-1',
  ],
  ['no object at all', product, [], '', 'expected an object, got an empty list'],
  [
    'no target',
    'navigation/main.json',
    item({}),
    'items[0].target',
    'expected exactly one of path, url, product, got none',
  ],
  [
    'two targets',
    'navigation/main.json',
    item({ path: '/a', url: 'https://a.test' }),
    'items[0].target',
    'expected exactly one of path, url, product, got path and url',
  ],
  [
    'a target without a slug',
    'navigation/main.json',
    item({ product: { productType: 'oil' } }),
    'items[0].target.product.slug',
    'expected a text, but the field is missing',
  ],
  [
    'a path without a slash',
    'navigation/main.json',
    item({ path: 'shop' }),
    'items[0].target.path',
    'expected a path of this site such as /shop/pods, got shop',
  ],
  [
    'neither path nor address',
    'footer/footer.json',
    footer('shop'),
    'mainLinks[0].hyperlink',
    'expected a path of this site such as /shop/pods or an address such as https://site.example, got shop',
  ],
];

test.each(cases)('%s is reported with its field and what was expected', (_, file, value, field, message) => {
  expect(validateFile(file, JSON.parse(JSON.stringify(value)), new Date('2026-11-25'))).toEqual({
    faults: [{ file: `content/${file}`, field, message }],
  });
});
