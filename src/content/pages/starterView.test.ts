import { describe, expect, test } from 'vitest';
import {
  fixturePictureNames,
  oilFiles,
  productSoldIn,
  renderedPictures,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import type { LocaleId } from '../../domain/region/locales';
import { readContent } from '../source/readContent';
import { sitePages } from './sitePages';

const happy = (slug: string, rest: object = {}) =>
  oilFiles({
    slug,
    title: { en: slug },
    effects: ['happy'],
    flavors: ['mint', 'grape'],
    visibility: productSoldIn('availableUs'),
    expressDeliveryProvidersCount: 2,
    ...rest,
  });

const ratings = {
  asOf: '2026-11-01',
  products: [{ slug: 'birch', average: 4.5, count: 8 }],
  reviewed: [],
};

interface Changes {
  files?: Record<string, unknown>;
  without?: string;
}

const pods = { ...happy('amber'), ...happy('birch'), ...happy('cedar', { expressDeliveryProvidersCount: 0 }) };

/** The fixture's lab report says 80% THC, so its pods become gentle once they are read. */
function pagesOf({ files = pods, without }: Changes) {
  const content = readContent(writeContent(files), fixturePictureNames);
  const products = content.products
    .filter(({ slug }) => slug !== without && slug !== 'california-amber')
    .map((product) => {
      if (product.productType === 'devices') return product;
      return { ...product, variants: product.variants.map((variant) => ({ ...variant, thcGrams: 0.65 })) };
    });
  return sitePages({ ...content, products }, renderedPictures, { ratings });
}

const starterAt = (path: string, changes: Changes = {}) =>
  pagesOf(changes).find((page) => page.path === path)!.context.starter;

describe('the first order that a page suggests', () => {
  test.each(['/us/en', '/us/en/shop/devices/battery'])(
    '%s has the battery and the pods for the first answers',
    (path) => {
      const starter = starterAt(path)!;
      expect(starter.battery.slug).toBe('battery');
      expect(starter.picks).toEqual([
        {
          summary: expect.objectContaining({ slug: 'birch', flavors: ['mint', 'grape'] }),
          rating: { average: 4.5, count: 8 },
        },
        { summary: expect.objectContaining({ slug: 'amber' }), rating: null },
      ]);
    },
  );

  test.each<[string, string, Changes?]>([
    ['in Canada', '/ca/en'],
    ['in Canada', '/ca/fr/shop/devices/battery'],
    ['on other pages', '/us/en/shop/pods'],
    ['without a suitable pod', '/us/en', { files: happy('amber', { effects: ['creative'] }) }],
    ['without a battery', '/us/en', { without: 'battery' }],
  ])('there is none %s: %s', (_, path, changes) => {
    expect(starterAt(path, changes)).toBeUndefined();
  });

  test('it leaves out Canada’s locales altogether', () => {
    const withStarter = new Set(
      pagesOf({}).flatMap(({ context }): LocaleId[] => (context.starter ? [context.localeId] : [])),
    );
    expect([...withStarter]).toEqual(['en-US']);
  });
});
