import { describe, expect, test } from 'vitest';
import { buildCity } from '../../../../tests/fixtures/builders/buildCity';
import {
  buildContentBatch,
  buildOil,
  fixturePictureNames,
  renderedPictures,
  writeContent,
} from '../../../../tests/fixtures/contentFolder';
import type { City } from '../../../domain/delivery/citySchema';
import { localeOf } from '../../../domain/region/locales';
import { readContent, type Content } from '../../source/readContent';
import { structuredData } from '../../seo/structuredData';
import { sitePages } from '../sitePages';
import { cityRedirects } from './cityPages';

const sellers = ['fern', 'moss'].map((id, index) => ({
  id,
  name: index ? 'Moss Delivery' : 'Fern Delivery',
  licence: `C9-000000${index}-LIC`,
  minimum: 40,
  fee: 5,
  hours: { Mon: { open: '10:00', close: '20:00' } },
  windowMinutes: 60,
  leadMinutes: 45,
  firstDay: index,
  postalCodes: index ? ['93703', '93711'] : ['93701', '93702', '93710'],
}));
const city = (slug: string, name: string, ...postalCodes: string[]) => buildCity({ slug, name, postalCodes });

const americanSource = (content: Content) => ({ locale: localeOf('en-US'), content });

function contentOf(cities: City[], others: Record<string, unknown> = {}) {
  const files = {
    ...others,
    ...Object.fromEntries(sellers.map((each) => [`dispensaries/${each.id}.json`, each])),
    ...Object.fromEntries(cities.map((each) => [`cities/${each.slug}.json`, each])),
  };
  return readContent(writeContent(files), fixturePictureNames);
}

const pagesOf = (...cities: City[]) => sitePages(contentOf(cities), renderedPictures);

describe('the delivery pages of cities', () => {
  const fresno = city('fresno', 'Fresno', '93701', '93702', '93703');
  const clovis = city('clovis', 'Clovis', '93710', '93999');
  const herndon = city('herndon', 'Herndon', '93711');

  test('D-07 exist only where delivery is allowed and a dispensary delivers', () => {
    const pages = pagesOf(fresno, clovis).filter(({ context }) => context.city);
    expect(pages.map(({ path }) => path)).toEqual(['/us/en/xpress/clovis', '/us/en/xpress/fresno']);
    expect(pages[0]!.context.alternates).toEqual([{ localeId: 'en-US', path: '/xpress/clovis' }]);
  });

  test('say who delivers to which ZIP codes, with license and terms', () => {
    const page = pagesOf(fresno, clovis, herndon).find(({ path }) => path.endsWith('/xpress/fresno'))!;
    const { city: view, words, parent } = page.context;
    expect(view!.services).toMatchObject([
      { name: 'Fern Delivery', licence: 'C9-0000000-LIC', minimum: 40, postalCodes: ['93701', '93702'] },
      { name: 'Moss Delivery', licence: 'C9-0000001-LIC', firstDay: 1, postalCodes: ['93703'] },
    ]);
    expect(view!.others).toEqual([{ name: 'Clovis', path: '/xpress/clovis' }]);
    expect(words.lead).toBe(
      'Licensed dispensaries bring pods and batteries to your door in Fresno: Fern Delivery and Moss Delivery.',
    );
    expect(parent).toEqual({ path: '/xpress', label: 'Heading of xpress' });
  });

  test('are listed on the delivery page of the country, by dispensary', () => {
    const pages = pagesOf(fresno, clovis, herndon);
    const groups = (path: string) => pages.find((page) => page.path === path)!.context.cityGroups;
    expect(
      groups('/us/en/xpress')!.map(({ dispensary, cities }) => [dispensary, cities.map(({ name }) => name)]),
    ).toEqual([
      ['Fern Delivery', ['Clovis', 'Fresno']],
      ['Moss Delivery', ['Herndon']],
    ]);
    expect(groups('/ca/fr/xpress')).toEqual([]);
  });

  test.each<[string, City[], string[], string[]]>([
    ['serves less of each city than another', [fresno], ['Fresno'], ['Fresno']],
    ['serves no city of the content', [clovis], ['Clovis'], []],
    ['delivers where the content has no city at all', [], [], []],
  ])('have the terms of a dispensary on the delivery page of the country even if it %s', (_, cities, fern, moss) => {
    const { context } = pagesOf(...cities).find(({ path }) => path === '/us/en/xpress')!;
    expect(context.cityGroups).toMatchObject([
      {
        id: 'fern',
        licence: 'C9-0000000-LIC',
        minimum: 40,
        fee: 5,
        firstDay: 0,
        cities: fern.map((name) => ({ name })),
      },
      {
        id: 'moss',
        licence: 'C9-0000001-LIC',
        minimum: 40,
        fee: 5,
        firstDay: 1,
        cities: moss.map((name) => ({ name })),
      },
    ]);
  });

  const sanger = buildCity({
    slug: 'sanger',
    name: 'Sanger',
    postalCodes: ['93702'],
    about: undefined,
    neighborhoods: undefined,
  });

  test('a city without a text has no page, stays in the lists as plain text, and its address leads to them', () => {
    const content = contentOf([fresno, sanger]);
    const pages = sitePages(content, renderedPictures);
    expect(pages.filter(({ context }) => context.city).map(({ path }) => path)).toEqual(['/us/en/xpress/fresno']);
    const link = { name: 'Sanger', path: null };
    expect(pages.find(({ path }) => path === '/us/en/xpress/fresno')!.context.city!.others).toEqual([link]);
    expect(pages.find(({ path }) => path === '/us/en/xpress')!.context.cityGroups![0]!.cities).toContainEqual(link);
    expect(cityRedirects(americanSource(content))).toEqual([{ from: '/us/en/xpress/sanger', to: '/us/en/xpress' }]);
    expect(cityRedirects({ locale: localeOf('en-CA'), content })).toEqual([]);
  });

  const pod = (slug: string, changes: Parameters<typeof buildOil>[0] = {}) => ({
    [`products/${slug}.json`]: buildOil({
      slug,
      variants: [{ ...buildOil().variants[0]!, id: `${slug}-1g`, batchIds: [`B-${slug.toUpperCase()}`] }],
      ...changes,
    }),
    [`batches/B-${slug.toUpperCase()}.json`]: buildContentBatch({
      batchId: `B-${slug.toUpperCase()}`,
      productVariantId: `${slug}-1g`,
    }),
  });

  test('have a menu of pods that dispensaries deliver, those of the most dispensaries first', () => {
    const content = contentOf([fresno], {
      ...pod('rare'),
      ...pod('common', { expressDeliveryProvidersCount: 3 }),
      ...pod('stores-only', { expressDeliveryProvidersCount: 0 }),
      ...pod('gone', { availability: 'sold-out', variants: [soldOut('gone')] }),
    });
    const { context } = sitePages(content, renderedPictures).find(({ path }) => path.endsWith('/xpress/fresno'))!;
    const { menu } = context.city!;
    expect(menu.map(({ slug }) => slug)).toEqual(['common', 'california-amber', 'rare']);
    const graph = structuredData(context, {
      stores: [],
      dispensaries: [],
      productIds: new Map(),
      words: {} as never,
      terms: { returnsPath: null },
    });
    expect(graph!['@graph'].map((thing) => (thing as { '@type': string })['@type'])).toEqual([
      'BreadcrumbList',
      'Service',
      'Service',
      'ItemList',
    ]);
  });
});

const soldOut = (slug: string) => ({
  ...buildOil().variants[0]!,
  id: `${slug}-1g`,
  batchIds: [`B-${slug.toUpperCase()}`],
  availability: 'sold-out' as const,
});
