import { describe, expect, test } from 'vitest';
import {
  oilFiles,
  fixturePictureNames,
  renderedPictures,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { readContent } from '../source/readContent';
import type { PageContext } from './pageContext';
import { sitePages } from './sitePages';

const state = {
  slug: 'ohio',
  value: 'OH',
  title: { en: 'Pods in Ohio' },
  description: { en: 'What Ohio sells.' },
  heading: { en: 'Ohio' },
  lead: { en: 'Ohio’s pods.' },
  about: { heading: { en: 'Buying' }, paragraphs: [{ en: 'In stores.' }] },
};

const podsIn = (count: number, flag: 'availableUs' | 'availableUsOh', plantType: 'Indica' | 'Hybrid' = 'Indica') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const slug = `${flag.toLowerCase()}-${index}`;
      return Object.entries(
        oilFiles({ slug, plantType, strain: { name: plantType, lineage: null }, visibility: productSoldIn(flag) }),
      );
    }).flat(),
  );

function pagesOf(changes: Record<string, unknown> = {}): Map<string, PageContext> {
  const pages = sitePages(readContent(writeContent(changes), fixturePictureNames), renderedPictures);
  return new Map(pages.map(({ path, context }) => [path, context]));
}

describe('a page about a plant type or extraction', () => {
  test('has its texts in the page’s language, and leads to the same pods in the list', () => {
    const page = pagesOf().get('/us/en/shop/plants/sativa')!;
    expect(page.words).toMatchObject({
      title: 'Title of Sativa',
      heading: 'Heading of Sativa',
      lead: 'Lead of Sativa',
    });
    expect(page.landing).toEqual({
      heading: 'About Sativa',
      paragraphs: ['What Sativa is.'],
      region: null,
      list: '/shop/pods?plant=Sativa',
    });
    expect(page.listing).toMatchObject({ products: [{ slug: 'california-amber' }], total: 1 });
  });

  test('exists where the country sells such pods, names only those locales, and links to the others there', () => {
    const canada = oilFiles({ slug: 'toundra', visibility: productSoldIn('availableCaAll') });
    const pages = pagesOf(canada);
    const french = pages.get('/ca/fr/shop/extractions/live-resin')!;
    expect(french.words.heading).toBe('Heading of Live Resin (fr)');
    expect(french.landing!.list, 'Canada’s list has no filters').toBe('/shop/pods');
    expect(french.alternates).toHaveLength(3);
    expect(french.links).toEqual([{ label: 'Heading of Sativa (fr)', path: '/shop/plants/sativa' }]);
    expect(pages.get('/ca/fr/shop/pods')!.links).toHaveLength(2);
    expect(pages.has('/us/en/shop/plants/indica')).toBe(false);
    expect(pagesOf().has('/ca/fr/shop/plants/sativa')).toBe(false);
  });

  test('shows some pods of each region', () => {
    const { products, total } = pagesOf({ ...podsIn(12, 'availableUs'), ...podsIn(10, 'availableUsOh') }).get(
      '/us/en/shop/plants/indica',
    )!.listing!;
    const sold = (code: 'CA' | 'OH') => products.filter(({ regions }) => regions.includes(code)).length;
    expect([sold('CA'), sold('OH'), total]).toEqual([8, 8, 22]);
  });
});

describe('a state’s page', () => {
  const pages = pagesOf({ 'landings/ohio.json': state, ...podsIn(60, 'availableUsOh') });

  test('shows its pods without prices, where its shoppers see none', () => {
    const { listing, landing } = pages.get('/us/en/shop/states/ohio')!;
    expect([listing!.products.length, listing!.total]).toEqual([48, 60]);
    expect(new Set(listing!.products.flatMap(({ variants }) => variants.map(({ price }) => price)))).toEqual(
      new Set([null]),
    );
    expect(landing).toMatchObject({ region: 'OH', list: '/shop/pods' });
  });

  test('is in its country alone', () => {
    expect(pages.has('/ca/en/shop/states/ohio')).toBe(false);
  });
});

test('content without the page of a plant type or extraction, or without its French, is refused', () => {
  const { value, ...rest } = JSON.parse(JSON.stringify(state)) as typeof state;
  const faultsOf = (changes: Record<string, unknown>) => {
    try {
      pagesOf(changes);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  expect(faultsOf({ 'landings/rosin.json': undefined })).toContain('pods link to the page about Rosin');
  expect(faultsOf({ 'landings/cbd.json': { ...rest, slug: 'cbd', value: 'CBD' } })).toContain('expected French text');
  expect(faultsOf({ 'landings/ohio.json': { ...rest, value } }), 'a state needs none').toBe('');
});
