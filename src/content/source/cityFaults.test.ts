import { expect, test } from 'vitest';
import { buildCity, buildDispensary } from '../../../tests/fixtures/builders/buildCity';
import { faultsOf } from '../../../tests/fixtures/contentFaults';
import type { City } from '../../domain/delivery/citySchema';

const folder = (...cities: City[]) => ({
  'dispensaries/fern.json': buildDispensary(),
  ...Object.fromEntries(cities.map((city) => [`cities/${city.slug}.json`, city])),
});
const clovis = (city: Partial<City> = {}) => buildCity({ slug: 'clovis', name: 'Clovis', ...city });
const file = 'content/cities/fresno.json';

test.each<[string, City[]]>([
  ['two cities with texts of their own', [buildCity(), clovis()]],
  [
    'cities without a page, whatever they have in common',
    [buildCity({ about: undefined, neighborhoods: undefined }), clovis({ about: [], neighborhoods: [] })],
  ],
])('no fault: %s', (_, cities) => {
  expect(faultsOf(folder(...cities))).toEqual([]);
});

const [first, second] = buildCity().about!;

test.each<[string, City[], string, string]>([
  [
    'a text of one paragraph',
    [buildCity({ about: [`${first} ${second}`] })],
    'about',
    'expected 2 to 4 paragraphs, got 1; without any, the city has no page',
  ],
  [
    'a text that says little',
    [buildCity({ about: ['It is warm.', 'It is flat.'] })],
    'about',
    'expected at least 120 words about the city, got 6; without any, it has no page',
  ],
  [
    'a page without neighborhoods',
    [buildCity({ neighborhoods: undefined })],
    'neighborhoods',
    'expected the parts of the city, because it has a page',
  ],
  [
    'a ZIP code of another city',
    [buildCity({ neighborhoods: [{ name: 'Tower District', postalCodes: ['93701', '93999'] }] })],
    'neighborhoods[0].postalCodes[1]',
    'expected a ZIP code of the city, but its postalCodes do not have 93999',
  ],
  [
    'the text of another city',
    [clovis(), buildCity({ about: [...clovis().about!, 'Fresno is near.'] })],
    'about',
    'expected facts of this city alone, but content/cities/clovis.json has 97% of the words too; at most 40% may be the same',
  ],
])('a fault that names the file: %s', (_, cities, field, message) => {
  expect(faultsOf(folder(...cities))).toEqual([{ file, field, message }]);
});

test('neighborhoods without a text are a fault, because they are shown only on a page', () => {
  const faults = faultsOf(folder(buildCity({ about: undefined })));
  expect(faults.map(({ field }) => field)).toEqual(['about']);
});
