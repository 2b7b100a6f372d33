import { expect, test } from 'vitest';
import {
  contentBrand,
  fixturePictureNames,
  oilFiles,
  productSoldIn,
  renderedPictures,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { strainPath } from '../../domain/catalogue/cataloguePaths';
import { ContentError } from '../files/contentError';
import { readContent } from '../source/readContent';
import type { PageContext } from './pageContext';
import { sitePages } from './sitePages';

const gale = { name: 'Gâté No. 9', lineage: 'Mill Pond × North Pier' };
const birch = {
  'brands/birch.json': {
    ...contentBrand,
    slug: 'birch',
    name: 'Birch',
    label: { ...contentBrand.label, pattern: 'wave' },
  },
};
const one = oilFiles({ slug: 'one', strain: gale, plantType: 'Indica', oilType: 'Live Resin' });
const two = oilFiles({
  slug: 'two',
  brand: 'birch',
  strain: gale,
  plantType: 'Indica',
  oilType: 'Rosin',
  visibility: productSoldIn('availableUsOh'),
});
const path = '/us/en/shop/strains/gate-no-9';

function pagesOf(changes: Record<string, unknown>): Map<string, PageContext> {
  const pages = sitePages(readContent(writeContent({ ...birch, ...changes }), fixturePictureNames), renderedPictures);
  return new Map(pages.map((page) => [page.path, page.context]));
}

test('a strain of two makers has a page with their pods side by side, whatever region sells them', () => {
  const page = pagesOf({ ...one, ...two }).get(path)!;
  expect(page.words).toMatchObject({
    heading: 'Gâté No. 9',
    lead: 'Gâté No. 9 is an indica, a cross of Mill Pond × North Pier. Alder makes it as live resin, Birch as rosin.',
  });
  expect(page.listing).toMatchObject({ products: [{ slug: 'one' }, { slug: 'two' }], total: 2 });
  expect(page.compared).toMatchObject([
    { summary: { slug: 'one' }, effects: ['happy'], report: { totalCbdPercent: 0 } },
    { summary: { slug: 'two' } },
  ]);
});

test('its pods lead to it, and no other pod does', () => {
  const pages = pagesOf({ ...one, ...two });
  const pathOf = (slug: string) => pages.get(`/us/en/shop/pods/${slug}`)!.product!.strainPath;
  expect([pathOf('one'), pathOf('two'), pathOf('california-amber')]).toEqual([
    '/shop/strains/gate-no-9',
    '/shop/strains/gate-no-9',
    null,
  ]);
});

test.each([
  ['of one maker', { ...one, ...oilFiles({ slug: 'two', strain: gale, plantType: 'Indica' }) }],
  [
    'whose second maker sells in another country',
    {
      ...one,
      ...oilFiles({
        slug: 'two',
        brand: 'birch',
        strain: gale,
        plantType: 'Indica',
        visibility: productSoldIn('availableCaAll'),
      }),
    },
  ],
])('a strain %s has none', (_, files) => {
  expect(pagesOf(files).has(path)).toBe(false);
});

test('in Canada it is in both languages, names no effects, and each names the other as its alternate', () => {
  const visibility = productSoldIn('availableCaAll');
  const canadian = Object.assign(
    {},
    ...['alder', 'birch'].map((brand) =>
      oilFiles({ slug: `ca-${brand}`, brand, strain: gale, plantType: 'CBD', visibility }),
    ),
  );
  const pages = pagesOf(canadian);
  const french = pages.get('/ca/fr/shop/strains/gate-no-9')!;
  expect(french.words.lead).toBe(
    'Gâté No. 9 est une variété CBD, croisement de Mill Pond × North Pier. Alder la propose en résine vivante, Birch en résine vivante.',
  );
  expect(french.alternates.map(({ localeId }) => localeId)).toEqual(['en-CA', 'fr-CA']);
  expect(french.compared!.flatMap(({ effects }) => effects)).toEqual([]);
  expect(pages.has(path)).toBe(false);
});

test('it leads to parents, children and siblings that have a page', () => {
  const strains = [
    gale,
    { name: 'Mill Pond', lineage: null },
    { name: 'Child', lineage: 'Gâté No. 9 × Elm' },
    { name: 'Sibling', lineage: 'Oak × North Pier' },
    { name: 'Stranger', lineage: 'Oak × Elm' },
  ];
  const files = strains.flatMap((strain, at) =>
    ['alder', 'birch'].map((brand) => oilFiles({ slug: `pod-${at}-${brand}`, brand, strain })),
  );
  const alone = oilFiles({ slug: 'alone', strain: { name: 'North Pier', lineage: null } });
  const { links } = pagesOf(Object.assign({}, ...files, alone)).get(path)!;
  expect(links).toEqual([
    { label: 'Mill Pond', path: '/shop/strains/mill-pond' },
    { label: 'Child', path: '/shop/strains/child' },
    { label: 'Sibling', path: '/shop/strains/sibling' },
  ]);
});

test('of many relatives it leads to the first twelve', () => {
  const files = Array.from({ length: 15 }, (_, at) =>
    ['alder', 'birch'].map((brand) =>
      oilFiles({ slug: `pod-${at}-${brand}`, brand, strain: { name: `Child ${at}`, lineage: 'Gâté No. 9 × Elm' } }),
    ),
  );
  const { links } = pagesOf(Object.assign({}, one, { ...two }, ...files.flat())).get('/us/en/shop/strains/child-0')!;
  expect(links).toHaveLength(12);
  expect(new Set(links!.map(({ path: to }) => to)).size).toBe(12);
});

test.each([
  [
    'another lineage',
    { strain: { ...gale, lineage: null }, plantType: 'Indica' },
    'strain.lineage',
    'expected Mill Pond × North Pier as in content/products/one.json, which has the same strain, got nothing',
  ],
  [
    'another plant type',
    { strain: gale, plantType: 'Sativa' },
    'plantType',
    'expected Indica as in content/products/one.json, which has the same strain, got Sativa',
  ],
  [
    'a name with the same address',
    { strain: { ...gale, name: 'Gate no 9' }, plantType: 'Indica' },
    'strain.name',
    'expected Gâté No. 9 as in content/products/one.json, which has the same strain, got Gate no 9',
  ],
] as const)('content that gives a strain %s at another maker is refused', (_, changes, field, message) => {
  const read = () => pagesOf({ ...one, ...oilFiles({ slug: 'two', brand: 'birch', ...changes }) });
  expect(read).toThrow(ContentError);
  expect(read).toThrow(`content/products/two.json · ${field} · ${message}`);
});

test.each([
  ['Crème Brûlée', '/shop/strains/creme-brulee'],
  ['Grower’s Choice #4', '/shop/strains/growers-choice-4'],
])('the address of %s is %s', (name, expected) => {
  expect(strainPath(name)).toBe(expected);
});
