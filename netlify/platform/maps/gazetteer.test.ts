import { describe, expect, test } from 'vitest';
import { addressSchema } from '../../../src/domain/address/addressSchema';
import { gazetteer } from './gazetteer';
import { createPlaceId } from './placeId';

const lines = async (...args: Parameters<typeof gazetteer.suggest>) =>
  (await gazetteer.suggest(...args)).map(({ mainText, secondaryText }) => `${mainText} | ${secondaryText}`);

describe('typed addresses', () => {
  test.each([
    ['123 N Spring St 90012', '123 N Spring St | Los Angeles, CA 90012'],
    ['123 n spring street, los angeles, ca 90012-1234, USA', '123 N Spring St | Los Angeles, CA 90012'],
    ['123 N Spring St Los Angeles CA 90012', '123 N Spring St | Los Angeles, CA 90012'],
    ['123 N Spring St, Los Angeles 90012', '123 N Spring St | Los Angeles, CA 90012'],
    ['500 Ocean Boulevard, Long Beach 90802', '500 Ocean Blvd | Long Beach, CA 90802'],
    [
      '1 Dr Carlton B Goodlett Pl, San Francisco, California 94102',
      '1 Dr Carlton B Goodlett Pl | San Francisco, CA 94102',
    ],
    ['600 Market St St Louis 63101', '600 Market St | Saint Louis, MO 63101'],
    ['8000 Santa Monica Blvd, West Hollywood', '8000 Santa Monica Blvd | West Hollywood, CA'],
    ['12 Elm St, Coalinga', '12 Elm St | Coalinga, CA 93210'],
    ['100 King St W, Toronto m5h1a1', '100 King St W | Toronto, ON M5H 1A1'],
    ['1234, rue Sherbrooke Ouest, Montréal H3G', '1234 rue Sherbrooke Ouest | Montréal, QC H3G'],
  ])('D-20 "%s" is taken with its place', async (text, expected) => {
    expect((await lines(text))[0]).toBe(expected);
  });

  test.each([
    ['6200 Hollywood Blvd, Los Angeles', 'Los Angeles', '6200 Hollywood Blvd, Los Angeles, CA'],
    ['1 Dr Carlton B Goodlett Pl, San Francisco', 'San Francisco', '1 Dr Carlton B Goodlett Pl, San Francisco, CA'],
    // The postal code that the gazetteer has for West Hollywood is not the one of this house.
    ['8000 Santa Monica Blvd, West Hollywood', 'West Hollywood', '8000 Santa Monica Blvd, West Hollywood, CA'],
    ['6200 Hollywood Blvd, Hollywood, CA', 'Los Angeles', '6200 Hollywood Blvd, Los Angeles, CA'],
    ['100 King St W, Toronto', 'Toronto', '100 King St W, Toronto, ON'],
    // In Canada, even a town with a single postal area has many postal codes.
    ['12 rue Principale, Amqui, QC', 'Amqui', '12 rue Principale, Amqui, QC'],
  ])('D-45 "%s" without a postal code is given none', async (text, city, description) => {
    const [first] = await gazetteer.suggest(text);
    expect(first!.secondaryText).not.toMatch(/\d/);
    expect(await gazetteer.address(first!.placeId)).toMatchObject({ city, postalCode: '', description });
  });

  test.each(['Los Angeles', 'Montréal', 'Coalinga'])('D-45 the town %s is given no postal code', async (text) => {
    const [first] = await gazetteer.suggest(text, { types: 'any' });
    expect(await gazetteer.address(first!.placeId)).toMatchObject({ city: text, postalCode: '' });
  });

  test.each([
    ['12 Elm St, Los Angeles 90069', ['12 Elm St | West Hollywood, CA 90069']],
    ['12 Elm St, Sacramento 90069', []],
  ])('D-20 a postal code must be near the named town: "%s"', async (text, expected) => {
    expect(await lines(text)).toEqual(expected);
  });

  test.each([
    ['90013 Los Angeles', '90013 | Los Angeles, CA'],
    ['90013, Los Angeles, CA', '90013 | Los Angeles, CA'],
    ['90013 Los An', '90013 | Los Angeles, CA'],
    ['90013 Los Angeles CA USA', '90013 | Los Angeles, CA'],
    ['94110 san francisco', '94110 | San Francisco, CA'],
    ['92101-1234 San Diego', '92101 | San Diego, CA'],
    ['90028 Hollywood', '90028 | Los Angeles, CA'],
    ['M5V Toronto', 'M5V | Toronto, ON'],
    ['m5v 2t6 toronto on', 'M5V 2T6 | Toronto, ON'],
    ['H2X Montréal', 'H2X | Montréal, QC'],
    ['63101 St Louis', '63101 | Saint Louis, MO'],
  ])('D-20 a postal code before its town is that place, and no street: "%s"', async (text, expected) => {
    expect(await lines(text, { types: 'any' })).toEqual([expected]);
    expect(await lines(text)).toEqual([]);
  });

  test.each(['90013 Sacramento', '12 San Francisco', '500 Los Angeles', '7 Salt Lake City', '12 Green Bay WI'])(
    'D-20 no town’s name is torn into a street and another town: "%s"',
    async (text) => {
      expect(await lines(text)).toEqual([]);
    },
  );

  test.each([
    ['10100 Broadway, Los Angeles', '10100 Broadway | Los Angeles, CA'],
    ['90013 Broadway Oakland', '90013 Broadway | Oakland, CA'],
    ['12 Los Robles Ave Pasadena', '12 Los Robles Ave | Pasadena, CA'],
  ])('D-20 five digits before a street are its house number: "%s"', async (text, expected) => {
    expect((await lines(text))[0]).toBe(expected);
  });

  test('D-20 the start of a postal code narrows down a town', async () => {
    const found = await lines('123 N Spring St, Los Angeles 9003');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((line) => /Los Angeles, CA 9003\d$/.test(line))).toBe(true);
  });

  test('D-20 a partly typed town after the comma gets completions', async () => {
    expect(await lines('12 Main St, Sacram')).toContain('12 Main St | Sacramento, CA');
  });
});

describe('S5-19 kinds of places', () => {
  test('S5-19 towns, postal codes and streets without a number are not addresses', async () => {
    for (const text of ['Los Angeles', '90012', 'N Spring St, Los Angeles', 'Main St 90012'])
      expect(await lines(text)).toEqual([]);
  });

  test.each([
    ['Los Angeles', 'Los Angeles | CA'],
    ['los ang', 'Los Angeles | CA'],
    ['90012', '90012 | Los Angeles, CA'],
    ['montreal', 'Montréal | QC'],
    ['Montréal', 'Montréal | QC'],
    ['Québec', 'Québec | QC'],
    ['saint-jérôme', 'Saint-Jérôme | QC'],
    ['St Louis', 'Saint Louis | MO'],
    ['Portland, Maine', 'Portland | ME'],
    ['Portland OR', 'Portland | OR'],
    ['M5V 2T6', 'M5V 2T6 | Toronto, ON'],
    ['T2P', 'T2P | Calgary, AB'],
    ['New York', 'New York | NY'],
    ['Washington DC', 'Washington | DC'],
  ])('S5-19 where any place is allowed, "%s" gives %s', async (text, expected) => {
    expect((await lines(text, { types: 'any' }))[0]).toBe(expected);
  });

  test('S5-19 a country filter excludes the other country', async () => {
    expect(await lines('London', { types: 'any', country: 'CA' })).toContain('London | ON');
    expect((await lines('London', { types: 'any', country: 'US' })).some((line) => line.endsWith(' ON'))).toBe(false);
  });

  test.each([
    '',
    '   ',
    'qzxv',
    '123 Main St, Qzxv',
    '00000',
    '123 Main St 00000',
    ',,,',
    '\u0000',
    '9'.repeat(500),
    '12 '.repeat(60),
  ])('unknown text %j means nothing', async (text) => {
    expect(await lines(text, { types: 'any' })).toEqual([]);
  });
});

describe('place ids', () => {
  test('S3-07 an id contains its whole address, and the unit number is added', async () => {
    const [first] = await gazetteer.suggest('123 N Spring Street 90012');
    const address = addressSchema.parse(await gazetteer.address(first!.placeId, ' Apt  4 '));
    expect(address).toMatchObject({
      addressOne: '123 N Spring St',
      addressTwo: 'Apt 4',
      city: 'Los Angeles',
      state: 'CA',
      country: 'US',
      postalCode: '90012',
      description: '123 N Spring St, Apt 4, Los Angeles, CA 90012',
    });
  });

  test('D-20 the same text gives the same id every time', async () => {
    expect(await gazetteer.suggest('1 Main St 92101')).toEqual(await gazetteer.suggest('1 Main Street  92101'));
  });

  test('every suggestion has an address', async () => {
    for (const text of ['12 Main St, Spring', 'St', '5 rue de la Montagne, Montréal', 'H3']) {
      const found = await gazetteer.suggest(text, { types: 'any' });
      for (const { placeId } of found) addressSchema.parse(await gazetteer.address(placeId));
    }
  });

  const forged = (country: string, postalCode: string, street: string) =>
    `gz:${Buffer.from([country, postalCode, street].join('|')).toString('base64url')}`;
  test.each([
    '',
    'gz:',
    'gz:!!!!',
    'abc',
    `gz:${'A'.repeat(400)}`,
    forged('US', '00000', '1 Main St'),
    forged('CA', '90012', '1 Main St'),
    forged('US', 'M5V', '1 Main St'),
    forged('MX', '90012', '1 Main St'),
    forged('US', '90012x', '1 Main St'),
    forged('CA', 'M5V 2T6 9', ''),
    forged('US', '90012', 'no number'),
    forged('US', '90012', '1 <b>Main</b> St'),
    forged('US', '90012', '1 Main St|x'),
    forged('US', '90012', '1 main street'),
    forged('US', '~~90012', ''),
    forged('US', '~00000', ''),
    forged('CA', '~M5V 2T6', ''),
    `${forged('US', '90012', '1 Main St')}=`,
  ])('a forged id %j is nothing', async (placeId) => {
    expect(await gazetteer.address(placeId)).toBeNull();
  });

  test('a street too long for an id is not suggested', () => {
    expect(createPlaceId({ country: 'US', postalCode: '90012', street: `1 ${'x'.repeat(300)}` })).toBeNull();
  });
});

describe('S7-20 positions', () => {
  test.each([
    [34.0537, -118.2428, 'Los Angeles', 'CA', 'US'],
    [45.5048, -73.5772, 'Montréal', 'QC', 'CA'],
    [39.9612, -82.9988, 'Columbus', 'OH', 'US'],
    [51.0447, -114.0719, 'Calgary', 'AB', 'CA'],
  ])('S7-20 %d, %d is in %s', async (latitude, longitude, city, state, country) => {
    const address = addressSchema.parse(await gazetteer.nearest(latitude, longitude));
    expect(address).toMatchObject({ city, state, country });
    expect(address.latitude).toBeCloseTo(latitude, 0);
    expect(address.postalCode, 'D-45 only the nearest one is known').toBe('');
    expect(gazetteer.postalCodeAround(address.placeId)).toMatch(/^\w{3,5}$/);
  });

  test('S7-20 a position far from both countries has no place', async () => {
    expect(await gazetteer.nearest(51.5, -0.1)).toBeNull();
    expect(await gazetteer.nearest(0, 0)).toBeNull();
  });
});

test.each(['123 Main St', '123 N Spring', '1 Market'])(
  'a partial address (%s) is not taken for another town',
  async (text) => {
    expect(await lines(text)).toEqual([]);
  },
);

describe('a street without a town', () => {
  const inLosAngeles = { country: 'US', state: 'CA', latitude: 34.05, longitude: -118.24 } as const;
  const zones = new Map([
    ['90012', 'a'],
    ['92101', 'b'],
  ]);

  test.each([
    ['500 Pine St', { near: inLosAngeles, zones }, 'Los Angeles, CA'],
    ['500 Pine St, CA', { near: inLosAngeles, zones }, 'Los Angeles, CA'],
    ['500 Pine St W California', { near: { country: 'US', state: 'CA' }, zones }, 'Los Angeles, CA'],
    ['500 Pine St', { near: { country: 'US', state: 'CA' }, zones }, 'Los Angeles, CA'],
    ['500 Pine St', { near: { country: 'US', latitude: 43.66, longitude: -70.26 } }, 'Portland, ME'],
    ['1234, rue Sherbrooke', { near: { country: 'CA', latitude: 45.5, longitude: -73.57 } }, 'Montréal, QC'],
  ] as const)('D-20 "%s" is completed by the towns around %j', async (text, options, first) => {
    const found = await gazetteer.suggest(text, options);
    expect(found[0]!.secondaryText).toBe(first);
    expect(found.length).toBeLessThanOrEqual(4);
  });

  test.each([
    ['500 Pine St, New York', 'New York, NY'],
    ['500 Pine St, Washington', 'Washington, DC'],
  ])('D-20 "%s" names a town and not a state', async (text, town) => {
    expect((await gazetteer.suggest(text, { near: { country: 'US' }, zones }))[0]!.secondaryText).toBe(town);
  });

  test.each([
    ['500 Pine St', {}],
    ['500 Pine St', { near: { country: 'US', state: 'ME' }, zones }],
    ['500 Pine St, NV', { near: inLosAngeles, zones }],
    ['500 Pine', { near: inLosAngeles, zones }],
    ['Pine St', { near: inLosAngeles, zones }],
  ] as const)('D-45 "%s" near %j is not completed', async (text, options) => {
    expect(await gazetteer.suggest(text, options)).toEqual([]);
  });
});
