import { describe, expect, test } from 'vitest';
import type { City, Dispensary } from './citySchema';
import { citiesWithDelivery, cityPath, cityServices } from './deliveryCities';

const dispensary = (id: string, ...postalCodes: string[]) => ({ id, postalCodes }) as Dispensary;
const city = (slug: string, ...postalCodes: string[]): City => ({
  slug,
  name: slug.toUpperCase(),
  region: 'CA',
  postalCodes,
});

describe('who delivers in a city', () => {
  test.each<[string, string[], [string, string[]][]]>([
    ['nobody, with no code in common', ['90001'], []],
    ['the dispensary that serves a part, with that part', ['90013', '90001'], [['a', ['90013']]]],
    [
      'both, the one that serves more first',
      ['90013', '94105', '94102'],
      [
        ['b', ['94102', '94105']],
        ['a', ['90013']],
      ],
    ],
  ])('%s', (_, codes, expected) => {
    const all = [dispensary('a', '90013', '90014'), dispensary('b', '94105', '94102')];
    const services = cityServices(city('x', ...codes), all);
    expect(services.map(({ dispensary: { id }, postalCodes }) => [id, postalCodes])).toEqual(expected);
  });
});

describe('the cities with delivery', () => {
  const all = [city('b', '90013'), city('a', '90014'), city('c', '10001')];
  const dispensaries = [dispensary('d', '90013', '90014')];

  test('are those where somebody delivers, by name', () => {
    expect(citiesWithDelivery('us', all, dispensaries).map(({ slug }) => cityPath(slug))).toEqual([
      '/xpress/a',
      '/xpress/b',
    ]);
  });

  test('D-07 are none in Canada', () => {
    expect(citiesWithDelivery('ca', all, dispensaries)).toEqual([]);
  });
});
