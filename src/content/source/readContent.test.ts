import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  amber,
  batterySize,
  faultsOf,
  oilFile,
  report,
  variant,
  wordsOfPage,
} from '../../../tests/fixtures/contentFaults';
import {
  buildContentBatch,
  buildDevice,
  buildOil,
  fixturePictureNames,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { ContentError } from '../files/contentError';
import { readContent } from './readContent';
import { pictureNames as drawingsIn } from '../pictures/pictures';

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

describe('a value that must be unique', () => {
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
      'batches/B-9.json': buildContentBatch({ sampleId: 'CA-260101-9' }),
      'pages/again.json': { route: 'terms', ...wordsOfPage },
    });
    expect(faults.map(({ file, field }) => [file, field])).toEqual([
      [amber, 'originalId'],
      ['content/batches/B-9.json', 'batchId'],
      ['content/pages/terms.json', 'route'],
    ]);
  });
});

test('two batches cannot share a laboratory’s sample', () => {
  const [fault] = faultsOf({ 'batches/B-9.json': buildContentBatch({ batchId: 'B-9', sampleId: 'CA-260101-B-1' }) });
  expect(fault).toEqual({
    file: 'content/batches/B-9.json',
    field: 'sampleId',
    message: 'expected a unique value, but content/batches/B-1.json also has CA-260101-B-1 of Coldwater Assay',
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
    [
      'a report whose total THC differs by rounding',
      report({
        cannabinoids: [
          { name: 'THC', percent: 80.04 },
          { name: 'CBN', percent: 0.1 },
        ],
      }),
    ],
    [
      'a batch tested on the day of its packaging',
      report({
        sampleId: 'CA-260102-1',
        packagedOn: '2026-01-02',
        collectedOn: '2026-01-02',
        receivedOn: '2026-01-02',
      }),
    ],
    ['a label within the tolerance of the report', oilFile({ variants: [{ ...variant, thcGrams: 0.88 }] })],
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
