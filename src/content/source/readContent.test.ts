import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  buildContentBatch,
  buildDevice,
  buildOil,
  fixturePictureNames,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { ContentError, type ContentFault } from './contentError';
import { readContent } from './readContent';
import { pictureNames as drawingsIn } from '../pictures';

const amber = 'content/products/california-amber.json';
const variant = buildOil().variants[0]!;
const batterySize = buildDevice().variants[0]!;
const reportFile = 'content/batches/B-1.json';

function faultsOf(changes: Record<string, unknown>): ContentFault[] {
  try {
    readContent(writeContent(changes), fixturePictureNames);
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
  return [];
}

const oilFile = (oil: Parameters<typeof buildOil>[0]) => ({ 'products/california-amber.json': buildOil(oil) });
const report = (batch: Parameters<typeof buildContentBatch>[0]) => ({ 'batches/B-1.json': buildContentBatch(batch) });

describe('a site without faults', () => {
  test('is read completely', () => {
    const content = readContent(writeContent(), fixturePictureNames);
    expect(content.products.map(({ slug }) => slug)).toEqual(['battery', 'california-amber']);
    expect(content.brands.get('alder')!.name).toBe('Alder');
    expect(content.batches.get('B-1')!.totalThcPercent).toBe(80);
    expect(content.pages.get('terms')!.heading.en).toBe('Heading of terms');
    expect([content.stores.length, content.notifications.length, content.logo]).toEqual([
      1,
      1,
      '<svg id="logo"></svg>',
    ]);
  });

  test('may have legal pages in a separate folder, and no notifications', () => {
    const terms = writeContent({ 'pages/terms.json': undefined, 'notifications/news.json': undefined });
    expect(() => readContent(terms, fixturePictureNames)).toThrow('content/pages/terms.json');
    const page = { route: 'terms', ...wordsOfPage };
    const moved = writeContent({
      'pages/terms.json': undefined,
      'legal/terms.json': page,
      'notifications/news.json': undefined,
    });
    const content = readContent(moved, fixturePictureNames);
    expect([content.pages.get('terms')!.title.en, content.notifications]).toEqual(['Terms', []]);
  });

  test('D-02 is this project’s content', () => {
    expect(() => readContent('content', new Set(drawingsIn(join('content', 'pictures'))))).not.toThrow();
  });
});

const wordsOfPage = {
  title: { en: 'Terms', fr: 'Conditions' },
  description: { en: 'Terms', fr: 'Conditions' },
  heading: { en: 'Terms', fr: 'Conditions' },
  lead: { en: 'Terms', fr: 'Conditions' },
};

const news = {
  originalId: 'news',
  text: { en: '<p>News</p>', fr: '<p>Nouvelles</p>' },
  category: 'news',
  expiresAfter: null,
  meta: { publishedAt: '2026-01-01T00:00:00Z', createdAt: '2026-01-01T00:00:00Z' },
  link: null,
  picture: null,
  visibilitySettings: { authentication: 'any', subcountries: [] },
};

const store = {
  id: 'fresno',
  name: 'Brindlecroft',
  region: 'CA',
  addressOne: '1 Oak Ave',
  city: 'Fresno',
  state: 'CA',
  postalCode: '93701',
  latitude: 36.7,
  longitude: -119.8,
  timezone: 'America/Los_Angeles',
  phone: '(559) 555-0101',
  hours: { Mon: { open: '09:00', close: '18:00' } },
  brands: ['alder'],
};

const oneFault: [string, Record<string, unknown>, ContentFault][] = [
  [
    'invalid JSON',
    { 'stores/fresno.json': '{ "id": ' },
    { file: 'content/stores/fresno.json', field: '', message: expect.stringMatching(/^expected JSON: /) as string },
  ],
  [
    'a field of the wrong kind, deep inside',
    oilFile({ variants: [{ ...variant, grams: '1 g' as never }] }),
    { file: amber, field: 'variants[0].grams', message: 'expected a number, got the text "1 g"' },
  ],
  [
    'a field that is missing',
    oilFile({ publishedOn: undefined as never }),
    { file: amber, field: 'publishedOn', message: 'expected a text, but the field is missing' },
  ],
  [
    'a field that is unknown',
    { 'products/california-amber.json': { ...buildOil(), colour: 'red' } },
    { file: amber, field: 'colour', message: 'expected no such field here' },
  ],
  [
    'an unknown field inside another',
    { 'products/california-amber.json': { ...buildOil(), title: { en: 'Amber', de: 'Bernstein' } } },
    { file: amber, field: 'title.de', message: 'expected no such field here' },
  ],
  [
    'a value that is not in the list',
    oilFile({ effects: ['happy', 'tall' as never] }),
    { file: amber, field: 'effects[1]', message: expect.stringContaining('euphoric') as string },
  ],
  [
    'a slug that is not the file’s name',
    { 'products/california-amber.json': undefined, 'products/amber.json': buildOil() },
    {
      file: 'content/products/amber.json',
      field: 'slug',
      message: 'expected the file name, got california-amber',
    },
  ],
  [
    'an unknown brand',
    oilFile({ brand: 'nobody' }),
    { file: amber, field: 'brand', message: 'expected the slug of a file in content/brands/, got nobody' },
  ],
  [
    'a store that carries an unknown brand',
    { 'stores/fresno.json': { ...store, brands: ['alder', 'nobody'] } },
    {
      file: 'content/stores/fresno.json',
      field: 'brands[1]',
      message: 'expected the slug of a file in content/brands/, got nobody',
    },
  ],
  [
    'a city in which nobody delivers',
    { 'cities/fresno.json': { slug: 'fresno', name: 'Fresno', region: 'CA', postalCodes: ['93701'] } },
    {
      file: 'content/cities/fresno.json',
      field: 'postalCodes',
      message: 'expected a ZIP code of a file in content/dispensaries/',
    },
  ],
  [
    'a store whose id, and so its address, is not its file’s name',
    { 'stores/second.json': store },
    {
      file: 'content/stores/second.json',
      field: 'id',
      message: 'expected the file name, got fresno',
    },
  ],
  [
    'an unknown picture',
    oilFile({ pictures: ['pod', 'nothing'] }),
    {
      file: amber,
      field: 'pictures[1]',
      message: 'expected the name of a drawing in content/pictures/, got nothing',
    },
  ],
  [
    'an unknown picture of a page',
    {
      'pages/terms.json': {
        route: 'terms',
        ...wordsOfPage,
        sections: [
          { id: 'one', heading: { en: 'One', fr: 'Un' }, picture: 'pod' },
          { id: 'two', heading: { en: 'Two', fr: 'Deux' }, picture: 'nothing' },
        ],
      },
    },
    {
      file: 'content/pages/terms.json',
      field: 'sections[1].picture',
      message: 'expected the name of a drawing in content/pictures/, got nothing',
    },
  ],
  [
    'an unknown picture of a notification',
    { 'notifications/news.json': { ...news, picture: 'nothing' } },
    {
      file: 'content/notifications/news.json',
      field: 'picture',
      message: 'expected the name of a drawing in content/pictures/, got nothing',
    },
  ],
  [
    'a menu item that links to a missing product',
    {
      'navigation/main.json': {
        items: [
          {
            id: 'gone',
            title: { en: 'Gone', fr: 'Parti' },
            target: { product: { productType: 'oil', slug: 'battery' } },
            authenticationVisibility: 'any',
          },
        ],
      },
    },
    {
      file: 'content/navigation/main.json',
      field: 'items[0].target.product.slug',
      message: 'expected the slug of a file in content/products/ of the type oil, got battery',
    },
  ],
  [
    'S3-17 a forbidden tag in a notification’s text',
    { 'notifications/news.json': { ...news, text: { en: '<p>News</p><img src="x">', fr: '<p>Nouvelles</p>' } } },
    {
      file: 'content/notifications/news.json',
      field: 'text.en',
      message: 'expected only the tags p, a, strong and em, got <img>',
    },
  ],
  [
    'S3-17 a link in the text of a notification that names the locale',
    {
      'notifications/news.json': {
        ...news,
        text: { en: '<p>News</p>', fr: '<p><a href="/ca/fr/shop">Nouvelles</a></p>' },
      },
    },
    {
      file: 'content/notifications/news.json',
      field: 'text.fr',
      message:
        'expected href to be a path under the locale such as /shop, or an address with https://, got /ca/fr/shop',
    },
  ],
  [
    'S9-12 a notification with the id of another, which would share its read state',
    { 'notifications/again.json': news },
    {
      file: 'content/notifications/news.json',
      field: 'originalId',
      message: 'expected a unique value, but content/notifications/again.json also has news',
    },
  ],
  [
    'a notification that links to a missing product',
    { 'notifications/news.json': { ...news, link: { product: { productType: 'devices', slug: 'gone' } } } },
    {
      file: 'content/notifications/news.json',
      field: 'link.product.slug',
      message: 'expected the slug of a file in content/products/ of the type devices, got gone',
    },
  ],
  [
    'an unknown batch',
    oilFile({ variants: [{ ...variant, batchIds: ['B-1', 'B-2'] }] }),
    {
      file: amber,
      field: 'variants[0].batchIds[1]',
      message: 'expected the id of a file in content/batches/, got B-2',
    },
  ],
  [
    'D-02 an oil without a batch',
    oilFile({ variants: [{ ...variant, batchIds: [] }] }),
    { file: amber, field: 'variants[0].batchIds', message: 'expected at least one batch' },
  ],
  [
    'another variant’s batch',
    { 'batches/B-1.json': buildContentBatch({ productVariantId: 'birch-1g' }) },
    {
      file: amber,
      field: 'variants[0].batchIds[0]',
      message: 'expected a batch of amber-1g, but B-1 belongs to birch-1g',
    },
  ],
  [
    'D-02 thcGrams that contradict the lab report',
    oilFile({ variants: [{ ...variant, thcGrams: 0.85 }] }),
    {
      file: amber,
      field: 'variants[0].thcGrams',
      message: 'expected 0.8000, which is 80 % of 1 g in B-1',
    },
  ],
  [
    'S4-05 a size on sale of a product that is not',
    oilFile({ availability: 'sold-out' }),
    {
      file: amber,
      field: 'variants[0].availability',
      message: 'expected sold-out like the whole product, got available',
    },
  ],
  [
    'S4-05 a product on sale without a size on sale',
    oilFile({ variants: [{ ...variant, availability: 'coming-soon' }] }),
    { file: amber, field: 'availability', message: 'expected at least one variant that is available too' },
  ],
  [
    'two sizes with the same id, which carts could not tell apart',
    oilFile({ variants: [variant, variant] }),
    {
      file: amber,
      field: 'variants[1].id',
      message: 'expected a unique value, but content/products/california-amber.json also has amber-1g',
    },
  ],
  [
    'the id of another product’s size',
    { 'products/battery.json': buildDevice({ variants: [{ ...batterySize, id: 'amber-1g' }] }) },
    {
      file: amber,
      field: 'variants[0].id',
      message: 'expected a unique value, but content/products/battery.json also has amber-1g',
    },
  ],
  [
    'D-02 a report whose THC contradicts its total',
    report({
      cannabinoids: [
        { name: 'THC', percent: 70 },
        { name: 'THCA', percent: 10 },
      ],
    }),
    {
      file: reportFile,
      field: 'totalThcPercent',
      message: 'expected 78.77, which is THC + 0.877 × THCA, got 80',
    },
  ],
  [
    'D-02 a report whose CBD contradicts its total',
    report({ totalCbdPercent: 0.2 }),
    { file: reportFile, field: 'totalCbdPercent', message: 'expected 0, the CBD in cannabinoids, got 0.2' },
  ],
  [
    'D-02 a report with more than the whole oil',
    report({
      terpenes: [
        { name: 'Myrcene', percent: 12.5 },
        { name: 'Limonene', percent: 8 },
      ],
    }),
    {
      file: reportFile,
      field: 'cannabinoids',
      message: 'expected less than 100 % together with the terpenes, got 100.50 %',
    },
  ],
  [
    'D-02 a report that names a terpene twice',
    report({
      terpenes: [
        { name: 'Myrcene', percent: 1 },
        { name: 'Myrcene', percent: 2 },
      ],
    }),
    { file: reportFile, field: 'terpenes[1].name', message: 'expected each name once, got Myrcene again' },
  ],
  [
    'a sample tested before the laboratory received it',
    report({ receivedOn: '2026-01-03' }),
    { file: reportFile, field: 'testedOn', message: 'expected 2026-01-03 (receivedOn) or later, got 2026-01-02' },
  ],
  [
    'a batch that expires on the day of its test',
    report({ expiresOn: '2026-01-02' }),
    {
      file: reportFile,
      field: 'expiresOn',
      message: 'expected a date after 2026-01-02 (testedOn), got 2026-01-02',
    },
  ],
  [
    'a label that cannot be read on its paper',
    {
      'brands/alder.json': {
        slug: 'alder',
        name: 'Alder',
        story: { en: 'Made by hand.', fr: 'Fait à la main.' },
        label: { ink: '#777777', paper: '#ffffff', accent: '#ff8800', pattern: 'rings' },
      },
    },
    {
      file: 'content/brands/alder.json',
      field: 'label.ink',
      message: 'expected a contrast of at least 4.5 with the paper #ffffff, got 4.48',
    },
  ],
  [
    'D-04 missing French for a product that Canada sells',
    oilFile({ visibility: productSoldIn('availableUs', 'availableCaAb'), tagline: { en: 'Bright' } }),
    { file: amber, field: 'tagline.fr', message: 'expected French text, because it is sold in Canada' },
  ],
  [
    'D-04 missing French deep inside a device',
    {
      'products/battery.json': buildDevice({
        specifications: [
          { name: { en: 'A', fr: 'A' }, value: { en: 'A', fr: 'A' } },
          { name: { en: 'B', fr: 'B' }, value: { en: 'B' } },
          { name: { en: 'C', fr: 'C' }, value: { en: 'C', fr: 'C' } },
        ],
      }),
    },
    {
      file: 'content/products/battery.json',
      field: 'specifications[1].value.fr',
      message: 'expected French text, because it is sold in Canada',
    },
  ],
  [
    'D-04 missing French on a page',
    { 'pages/terms.json': { route: 'terms', ...wordsOfPage, lead: { en: 'Terms' } } },
    { file: 'content/pages/terms.json', field: 'lead.fr', message: 'expected French text' },
  ],
  [
    'a route without a page',
    { 'pages/support.json': undefined },
    {
      file: 'content/pages/support.json',
      field: '',
      message: 'expected the text of this route, but no file has it',
    },
  ],
  [
    'a required file that is missing',
    { 'footer/footer.json': undefined },
    { file: 'content/footer/', field: '', message: 'expected one file, got 0' },
  ],
  [
    'no wordmark',
    { 'pictures/logo.svg': undefined },
    { file: 'content/pictures/logo.svg', field: '', message: 'expected the wordmark of the brand' },
  ],
];

describe('each fault is reported with its file, its field and what was expected', () => {
  test.each(oneFault)('%s', (_, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });

  test('a slug or a variant’s id used by two products names the other file', () => {
    expect(faultsOf({ 'products/second.json': buildOil({ originalId: 'second' }) })).toEqual([
      {
        file: 'content/products/second.json',
        field: 'slug',
        message: 'expected the file name, got california-amber',
      },
      {
        file: 'content/products/second.json',
        field: 'slug',
        message: 'expected a unique value, but content/products/california-amber.json also has california-amber',
      },
      {
        file: 'content/products/second.json',
        field: 'variants[0].id',
        message: 'expected a unique value, but content/products/california-amber.json also has amber-1g',
      },
    ]);
  });

  test('so does an id, a batch or a route used by two files', () => {
    const faults = faultsOf({
      'products/battery.json': buildDevice({ originalId: 'id-california-amber' }),
      'batches/B-9.json': buildContentBatch(),
      'pages/again.json': { route: 'terms', ...wordsOfPage },
    });
    expect(faults.map(({ file, field }) => [file, field])).toEqual([
      [amber, 'originalId'],
      ['content/batches/B-9.json', 'batchId'],
      ['content/pages/terms.json', 'route'],
    ]);
  });
});

test('references to an unreadable file are not faults', () => {
  const broken = [
    'brands/alder.json',
    'batches/B-1.json',
    'products/battery.json',
    'pages/terms.json',
    'site/site.json',
  ];
  const faults = faultsOf(Object.fromEntries(broken.map((file) => [file, 'not json'])));
  expect(faults.map(({ file }) => file).sort()).toEqual(broken.map((file) => `content/${file}`).sort());
});

describe('not a fault', () => {
  test.each<[string, Record<string, unknown>]>([
    ['missing French for a product sold only in the United States', oilFile({ tagline: { en: 'Bright' } })],
    [
      'a size that is sold out while another is on sale',
      {
        'products/battery.json': buildDevice({
          variants: [{ ...batterySize, id: 'battery-white', availability: 'sold-out' }, batterySize],
        }),
      },
    ],
    ['a report whose total THC differs by rounding', report({ cannabinoids: [{ name: 'THC', percent: 80.04 }] })],
    [
      'a batch tested on the day of its packaging',
      report({ packagedOn: '2026-01-02', collectedOn: '2026-01-02', receivedOn: '2026-01-02' }),
    ],
    ['thcGrams within rounding', oilFile({ variants: [{ ...variant, thcGrams: 0.8004 }] })],
    [
      'missing French in a section only for the United States',
      {
        'pages/terms.json': {
          route: 'terms',
          ...wordsOfPage,
          sections: [{ id: 'us', heading: { en: 'US' }, onlyIn: 'us' }],
        },
      },
    ],
    ['a file without the .json extension', { 'products/notes.txt': 'to do' }],
  ])('%s', (_, changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });
});

test('ALL faults of several files are reported at once, one per line', () => {
  const changes = {
    'products/california-amber.json': { ...buildOil({ brand: 'nobody', pictures: ['nothing'] }) },
    'products/battery.json': { ...buildDevice(), availability: 'gone', publishedOn: 'soon' },
    'stores/fresno.json': 'not json',
    'pages/support.json': undefined,
  };
  expect(
    faultsOf(changes)
      .map(({ file, field }) => `${file} ${field}`)
      .sort(),
  ).toEqual([
    'content/pages/support.json ',
    'content/products/battery.json availability',
    'content/products/battery.json publishedOn',
    `${amber} brand`,
    `${amber} pictures[0]`,
    'content/stores/fresno.json ',
  ]);
  const message = new ContentError(faultsOf(changes)).message.split('\n');
  expect(message[0]).toBe('The content has 6 faults:');
  expect(message).toContain(`  ${amber} · brand · expected the slug of a file in content/brands/, got nobody`);
  expect(message).toContain(
    '  content/pages/support.json · (whole file) · expected the text of this route, but no file has it',
  );
  expect(message).toHaveLength(7);
});
