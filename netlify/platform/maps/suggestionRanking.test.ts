import { describe, expect, test } from 'vitest';
import { gazetteer } from './gazetteer';
import { gazetteerIndex } from './gazetteerIndex';
import type { ShopperLocation, SuggestOptions } from './maps';
import { neighborhoods } from './neighborhoods';

const lines = async (text: string, options: SuggestOptions = {}) =>
  (await gazetteer.suggest(text, options)).map(({ mainText, secondaryText }) => `${mainText} | ${secondaryText}`);

const california: ShopperLocation = { country: 'US', state: 'CA' };
const florida: ShopperLocation = { country: 'US', state: 'FL' };
const ontario: ShopperLocation = { country: 'CA', state: 'ON' };
const canada: ShopperLocation = { country: 'CA' };
const inLosAngeles: ShopperLocation = { ...california, latitude: 34.05, longitude: -118.24 };
const inMaine: ShopperLocation = { country: 'US', latitude: 43.7, longitude: -70.3 };

describe('S5-19 places near the shopper come first', () => {
  test.each<[text: string, near: ShopperLocation | undefined, first: string]>([
    ['100 Pine St, Venice', california, '100 Pine St | Venice, CA'],
    ['100 Pine St, Venice', florida, '100 Pine St | Venice, FL'],
    ['1 main st hollywood', california, '1 Main St | Hollywood, CA'],
    ['1 main st hollywood', florida, '1 Main St | Hollywood, FL'],
    ['5 Bay St, London', ontario, '5 Bay St | London, ON'],
    ['5 Bay St, London', canada, '5 Bay St | London, ON'],
    ['12 Oak St, Portland', inMaine, '12 Oak St | Portland, ME'],
    ['12 Oak St, Springfield', { country: 'US', state: 'MO' }, '12 Oak St | Springfield, MO'],
    ['600 Ocean Ave, Santa M', inLosAngeles, '600 Ocean Ave | Santa Monica, CA'],
    ['12 Rue Principale, Saint-Jérôme', canada, '12 Rue Principale | Saint-Jérôme, QC'],
    ['100 Pine St, Venice FL', california, '100 Pine St | Venice, FL'],
    ['12 Oak St, Portland Oregon', inMaine, '12 Oak St | Portland, OR'],
    ['12 Oak St, Boston', california, '12 Oak St | Boston, MA'],
  ])('"%s" near %j: %s', async (text, near, first) => {
    expect((await lines(text, { near }))[0]).toBe(first);
  });

  test('of towns with the same name, the served one comes first, then the nearer one', async () => {
    const served = new Map([
      [
        gazetteerIndex()
          .townsByName.get('portland')!
          .find(({ state }) => state === 'OR')!.areas[0]!.code,
        'a',
      ],
    ]);
    expect((await lines('12 Oak St, Portland', { zones: served }))[0]).toBe('12 Oak St | Portland, OR');
  });
});

describe('S5-19 one suggestion for a street and town', () => {
  test.each([
    '1500 Wilshire Blvd, Los Angeles',
    '1500 wilshire boulevard los angeles',
    '100 King St W, Toronto',
    '12 Main St, Spring',
    '100 Pine St, Venice',
  ])('"%s"', async (text) => {
    const found = await lines(text, { near: california });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
    const towns = found.map((line) => line.replace(/ [A-Z\d]{3}( ?[A-Z\d]{2,3})?$/, ''));
    expect(new Set(towns).size).toBe(found.length);
  });
});

describe('D-45 the ZIP code is only asked for where somebody delivers', () => {
  const codes = gazetteerIndex()
    .townsByName.get('santa monica')!
    .find(({ state }) => state === 'CA')!
    .areas.map(({ code }) => code);
  const needsPostalCode = async (text: string, options: SuggestOptions) =>
    (await gazetteer.suggest(text, { near: california, ...options }))[0]!.needsPostalCode ?? false;

  test.each<[string, string, SuggestOptions, boolean]>([
    ['some codes are served', '600 Ocean Ave, Santa Monica', { zones: new Map([[codes[1]!, 'a']]) }, true],
    ['all by one', '600 Ocean Ave, Santa Monica', { zones: new Map(codes.map((code) => [code, 'a'])) }, true],
    [
      'a code near the neighborhood’s own',
      '6200 Hollywood Blvd, Hollywood',
      { zones: new Map([['90038', 'a']]) },
      true,
    ],
    ['none', '600 Ocean Ave, Santa Monica', { zones: new Map([['92101', 'a']]) }, false],
    ['a code was typed', `600 Ocean Ave, Santa Monica ${codes[0]}`, { zones: new Map([[codes[0]!, 'a']]) }, false],
    ['the town has one code', '12 Elm St, Coalinga', { zones: new Map([['93210', 'a']]) }, false],
    ['a store is wanted', '600 Ocean Ave, Santa Monica', { zones: new Map([[codes[0]!, 'a']]), types: 'any' }, false],
    ['Canada', '100 King St W, Toronto', { zones: new Map([[codes[0]!, 'a']]) }, false],
  ])('%s: %s', async (_, text, options, expected) => {
    expect(await needsPostalCode(text, options)).toBe(expected);
  });
});

describe('S5-20 common ways to type an address', () => {
  test.each([
    ['1500 WILSHIRE BOULEVARD, LOS ANGELES', '| Los Angeles, CA'],
    ['12 main street, Montreal', '| Montréal, QC'],
    ['12 main street, québec', '| Québec, QC'],
    ['12 Main St, Los Angelse', '12 Main St | Los Angeles, CA'],
    ['12 Main St, San Fransisco', '12 Main St | San Francisco, CA'],
    ['12 Main St, Sacremento', '12 Main St | Sacramento, CA'],
    ['100 King St W, Torotno', '100 King St W | Toronto, ON'],
    ['100 King St W, Toronto M5H', '100 King St W | Toronto, ON M5H'],
    ['100 King St W M5H 1A1', '100 King St W | Toronto, ON M5H 1A1'],
  ])('"%s" finds %s', async (text, expected) => {
    const near = /Montr|Qu|Toronto|ON/.test(expected) ? canada : california;
    expect((await lines(text, { near }))[0]).toContain(expected);
  });

  test.each(['12 Main St, Qzxvyw', '12 Main St, Lx'])('%s is not taken for a typo', async (text) => {
    expect(await lines(text)).toEqual([]);
  });
});

test.each(neighborhoods)('the neighborhood %s has a known postal code', (line) => {
  const [, state, , code] = line.split('\t');
  expect(gazetteerIndex().areasByCode.get(code!)?.town.state).toBe(state);
});
