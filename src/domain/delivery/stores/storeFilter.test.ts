import { expect, test, describe } from 'vitest';
import { storesWithBrand, filterStores } from './storeFilter';
import { buildStore } from '../../../../tests/fixtures/builders/buildShop';

const stores = [
  buildStore({ id: 'fresno', name: "Miller's Lantern", city: 'Fresno', postalCode: '93701', brands: ['alder'] }),
  buildStore({
    id: 'quebec',
    name: 'Boréal',
    city: 'Trois-Rivières',
    state: 'QC',
    postalCode: 'G9A 5H7',
    brands: ['alder', 'birch'],
  }),
  buildStore({
    id: 'louis',
    name: 'Brindlecroft',
    city: 'St. Louis',
    state: 'MO',
    addressOne: '12 Elm Street',
    postalCode: '63101',
  }),
];
const found = (text: string, brand: string | null = null) => filterStores(stores, { text, brand }).map(({ id }) => id);

describe('S2-78 stores by a typed text', () => {
  test.each([
    ['', ['fresno', 'quebec', 'louis']],
    ['   ', ['fresno', 'quebec', 'louis']],
    ['fresno', ['fresno']],
    ['FRES', ['fresno']],
    ['937', ['fresno']],
    ['٩٣٧', ['fresno']],
    ['９３７', ['fresno']],
    ['millers', ['fresno']],
    ['miller’s lantern', ['fresno']],
    ['boreal', ['quebec']],
    ['BORÉAL', ['quebec']],
    ['trois rivieres', ['quebec']],
    ['trois-riv', ['quebec']],
    ['G9A 5H7', ['quebec']],
    ['g9a5h7', ['quebec']],
    ['g9a', ['quebec']],
    ['st louis', ['louis']],
    ['St. Lou, MO', ['louis']],
    ['elm', ['louis']],
    // Matches only the start of a word. Otherwise 'no' would find Fresno.
    ['no', []],
    ['fresno brindlecroft', []],
    ['<>&%', ['fresno', 'quebec', 'louis']],
  ])('%j finds %j', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });
});

describe('S2-78 stores by a brand', () => {
  test.each([
    ['alder', '', ['fresno', 'quebec']],
    ['birch', '', ['quebec']],
    ['alder', 'fres', ['fresno']],
    ['birch', 'fres', []],
    ['unknown', '', []],
  ])('%j with %j finds %j', (brand, text, ids) => {
    expect(found(text, brand)).toEqual(ids);
  });
});

const stocking = [
  { region: 'CA', brands: ['alder'] },
  { region: 'CA', brands: ['birch'] },
  { region: 'OH', brands: ['alder'] },
] as const;

test('S2-71 the retailers of a pod are those of the region that carry its brand; for a device, all of the region', () => {
  const list = stocking.map((store) => ({ ...store, brands: [...store.brands] }));
  expect(storesWithBrand(list, 'CA', 'alder')).toEqual([list[0]]);
  expect(storesWithBrand(list, 'OH', 'birch')).toEqual([]);
  expect(storesWithBrand(list, 'CA', null)).toEqual(list.slice(0, 2));
});
