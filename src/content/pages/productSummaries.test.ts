import { describe, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import {
  oilFiles,
  buildDevice,
  buildOil,
  fixturePictureNames,
  renderedPictures,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import { catalogueFile, productSummaries } from './productSummaries';
import { sitePages } from './sitePages';
import { relatedProducts } from './products/productView';
import { readContent } from '../source/readContent';

const oilFile = (slug: string, rest: object) => oilFiles({ slug, ...rest });

function catalogueOf(localeId: LocaleId, changes: Record<string, unknown> = {}) {
  const content = readContent(writeContent(changes), fixturePictureNames);
  return productSummaries(localeOf(localeId), content, renderedPictures);
}

describe('the catalogue of a locale', () => {
  test('S3-04 lists products sold in some region of its country, with those regions', () => {
    const changes = {
      ...oilFile('ohio-oak', { visibility: productSoldIn('availableUsOh', 'availableUsWa', 'availableCaAb') }),
      ...oilFile('nowhere', { visibility: productSoldIn() }),
    };
    const regionsOf = (localeId: LocaleId) =>
      Object.fromEntries(catalogueOf(localeId, changes).map(({ slug, regions }) => [slug, regions]));
    expect(regionsOf('en-US')).toEqual({ 'california-amber': ['CA'], battery: ['CA'], 'ohio-oak': ['OH', 'WA'] });
    expect(regionsOf('en-CA')).toEqual({ battery: ['CA_ALL'], 'ohio-oak': ['AB'] });
    expect(regionsOf('fr-CA')).toEqual(regionsOf('en-CA'));
  });

  test('is sorted by what can be bought, then newest first, and by name within a day', () => {
    const changes = {
      ...oilFile('dune', {
        publishedOn: '2026-05-01',
        availability: 'coming-soon',
        variants: buildOil().variants.map((variant) => ({
          ...variant,
          id: 'dune',
          batchIds: ['B-DUNE'],
          availability: 'coming-soon',
        })),
      }),
      ...oilFile('birch', { publishedOn: '2026-03-01' }),
      ...oilFile('ash', { publishedOn: '2026-03-01' }),
      ...oilFile('cedar', { publishedOn: '2026-04-01' }),
    };
    expect(catalogueOf('en-US', changes).map(({ slug }) => slug)).toEqual([
      'cedar',
      'ash',
      'birch',
      'california-amber',
      'battery',
      'dune',
    ]);
  });

  test('is in the locale’s language, with brand names and featured pictures', () => {
    const battery = buildDevice({
      pictures: ['battery', 'pod'],
      title: { en: 'Battery', enCa: 'Battery (CA)', fr: 'Batterie' },
    });
    const [english] = catalogueOf('en-CA', { 'products/battery.json': battery });
    const [french] = catalogueOf('fr-CA', { 'products/battery.json': battery });
    expect([english!.title, french!.title]).toEqual(['Battery (CA)', 'Batterie']);
    expect(french).toMatchObject({
      brand: 'Alder',
      picture: '/pictures/battery',
      plantType: null,
      oilType: null,
      availabilityComingSoonDate: null,
      variants: [{ id: 'battery', title: 'Graphite (fr)', price: null, availability: 'available' }],
    });
  });
});

test('a product has its price only where a region that sells it shows prices, on its page too', () => {
  const changes = {
    ...oilFile('both', { visibility: productSoldIn('availableUs', 'availableUsOh', 'availableCaAll') }),
    ...oilFile('ohio', { visibility: productSoldIn('availableUsOh') }),
  };
  const content = readContent(writeContent(changes), fixturePictureNames);
  const pages = sitePages(content, renderedPictures).flatMap(({ path, context: { product } }) =>
    product
      ? [[path, product.summary.variants[0]!.price, product.variants[0]!.price, product.device?.compared[0]!.price]]
      : [],
  );
  expect(pages).toEqual([
    ['/us/en/shop/pods/both', 32, 32, undefined],
    ['/us/en/shop/pods/california-amber', 32, 32, undefined],
    ['/us/en/shop/pods/ohio', null, null, undefined],
    ['/us/en/shop/devices/battery', 30, 30, 30],
    ['/ca/en/shop/pods/both', null, null, undefined],
    ['/ca/en/shop/devices/battery', null, null, null],
    ['/ca/fr/shop/pods/both', null, null, undefined],
    ['/ca/fr/shop/devices/battery', null, null, null],
  ]);
});

test('D-43 only the United States have effects, and only their file has flavors', () => {
  const content = readContent(
    writeContent(oilFile('both', { visibility: productSoldIn('availableUs', 'availableCa') })),
    fixturePictureNames,
  );
  const traitsIn = (localeId: LocaleId) => {
    const locale = localeOf(localeId);
    const file = catalogueFile(productSummaries(locale, content, renderedPictures), locale, content);
    const { effects, flavors } = file.find(({ slug }) => slug === 'both')!;
    return { effects, flavors };
  };
  expect(traitsIn('en-US')).toEqual({ effects: buildOil().effects, flavors: buildOil().flavors });
  expect(traitsIn('fr-CA')).toEqual({ effects: undefined, flavors: undefined });
});

test.each(['en-US', 'fr-CA'] as const)(
  'the file of %s has the three largest terpenes, and CBD beyond a trace',
  (id) => {
    const figures = (totalCbdPercent: number) => {
      const content = readContent(
        writeContent(oilFile('both', { visibility: productSoldIn('availableUs', 'availableCa') })),
        fixturePictureNames,
      );
      const batch = content.batches.get(
        content.products.find(({ slug }) => slug === 'both')!.variants[0]!.batchIds[0]!,
      )!;
      batch.totalCbdPercent = totalCbdPercent;
      batch.terpenes = [
        { name: 'Pinene', percent: 0.2 },
        { name: 'Myrcene', percent: 1.2 },
        { name: 'Linalool', percent: 0.1 },
        { name: 'Limonene', percent: 0.8 },
      ];
      const file = catalogueFile(productSummaries(localeOf(id), content, renderedPictures), localeOf(id), content);
      const { terpenes, cbdPercent } = file.find(({ slug }) => slug === 'both')!;
      return { terpenes, cbdPercent };
    };
    const terpenes = ['Myrcene', 'Limonene', 'Pinene'];
    expect(figures(0.4)).toEqual({ terpenes, cbdPercent: undefined });
    expect(figures(60)).toEqual({ terpenes, cbdPercent: 60 });
  },
);

describe('related products', () => {
  const amber = buildSummary({ slug: 'amber', regions: ['CA', 'OH'] });
  const other = (slug: string, rest: Parameters<typeof buildSummary>[0] = {}) =>
    buildSummary({ slug, regions: ['CA', 'OH'], plantType: 'Indica', oilType: 'Rosin', brand: 'Birch', ...rest });
  const related = (...catalogue: ReturnType<typeof other>[]) =>
    relatedProducts([amber, ...catalogue])(amber).map(({ slug }) => slug);

  test('never include the product itself or one of another kind', () => {
    expect(related(other('pod'), other('battery', { productType: 'devices' }))).toEqual(['pod']);
  });

  test('of one kind are each other, without the product itself', () => {
    const twins = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => other(slug));
    const relatedTo = relatedProducts(twins);
    expect(
      twins.map((twin) =>
        relatedTo(twin)
          .map(({ slug }) => slug)
          .join(''),
      ),
    ).toEqual(['bcde', 'acde', 'abde', 'abce', 'abcd', 'abcd']);
  });

  test('are sold wherever the product is', () => {
    expect(
      related(
        other('california-only', { regions: ['CA'] }),
        other('ohio-only', { regions: ['OH'] }),
        other('everywhere', { regions: ['CA', 'OH', 'WA'] }),
      ),
    ).toEqual(['everywhere']);
  });

  test('are sorted by plant type, then brand and extraction method, then catalogue order, and limited to four', () => {
    expect(
      related(
        other('stranger'),
        other('same-brand', { brand: 'Alder' }),
        other('same-plant', { plantType: 'Sativa' }),
        other('twin', { plantType: 'Sativa', brand: 'Alder', oilType: 'Live Resin' }),
        other('same-oil', { oilType: 'Live Resin' }),
        other('last'),
      ),
    ).toEqual(['twin', 'same-plant', 'same-brand', 'same-oil']);
  });
});
