import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressSchema } from '../../../src/domain/address/addressSchema';
import { openGoogleServer } from '../../../tests/fixtures/servers/googleServer';
import { ServiceError } from '../errors';
import { parseSettings } from '../settings/settings';
import { createMaps } from './createMaps';
import { gazetteer } from './gazetteer';
import { gazetteerIndex } from './gazetteerIndex';
import type { Maps } from './maps';

const key = 'key-of-the-test';
let google: Awaited<ReturnType<typeof openGoogleServer>>;
let maps: Maps;
const open = (url: string): Maps =>
  createMaps(
    parseSettings({
      CODE_PEPPER: 'p'.repeat(32),
      ID_IMAGE_KEY: 'a'.repeat(64),
      GOOGLE_MAPS_API_KEY: key,
      GOOGLE_MAPS_API_URL: url,
      GOOGLE_PLACES_API_URL: url,
    }),
  );

beforeAll(async () => {
  // Load the data first: loading takes so long that kept-alive connections would time out.
  gazetteerIndex();
  google = await openGoogleServer();
});
afterAll(() => google.close());
beforeEach(() => {
  maps = open(google.url);
});

async function readFailure(response: Promise<unknown>) {
  const error = await response.then(
    () => {
      throw new Error('It answered.');
    },
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceError)) throw error;
  return { ...error.failure, status: error.status };
}

test('D-20 without a key, the gazetteer is used', () => {
  expect(createMaps({ googleMaps: null })).toBe(gazetteer);
  expect([gazetteer.isMetered, maps.isMetered]).toEqual([false, true]);
});

describe('suggestions', () => {
  test('S5-19, S7-27 Google is asked for street addresses in the United States and Canada, with the key in a header', async () => {
    google.reply({ file: 'autocompleteAddress' });
    await maps.suggest('  233   s spring ');
    expect(google.calls).toMatchObject([
      {
        method: 'POST',
        path: '/v1/places:autocomplete',
        body: {
          input: '233 s spring',
          includedRegionCodes: ['us', 'ca'],
          includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
        },
        headers: { 'x-goog-api-key': key },
      },
    ]);
    expect(google.calls[0]!.headers['x-goog-fieldmask']).toContain('suggestions.placePrediction.placeId');
  });

  test('S5-19, S5-20 streets without a number are dropped, and street types are abbreviated', async () => {
    google.reply({ file: 'autocompleteAddress' });
    expect(
      (await maps.suggest('233 s spring')).map(({ mainText, secondaryText }) => [mainText, secondaryText]),
    ).toEqual([
      ['233 South Spring St', 'Los Angeles, CA'],
      ['233 Spring Rd', 'Ventura, CA'],
      ['233 Rue Sherbrooke Ouest', 'Montréal, QC'],
    ]);
  });

  test('S5-19 other places are suggested if allowed, and one country if requested', async () => {
    google.reply({ file: 'autocompleteAny' });
    expect(await maps.suggest('san diego', { types: 'any', country: 'CA' })).toEqual([
      { placeId: 'ChIJa0b1c2d3e4R-LumaTown05', mainText: 'San Diego', secondaryText: 'CA' },
    ]);
    expect(google.calls[0]!.body).toEqual({ input: 'san diego', languageCode: 'en', includedRegionCodes: ['ca'] });
  });

  test.each([
    ['the position', { country: 'US' as const, state: 'CA', latitude: 32.7, longitude: -117.1 }, 32.7, -117.1],
    ['the largest town of the state', { country: 'US' as const, state: 'CA' }, 34.05, -118.24],
  ])('S5-19 Google looks around %s of the shopper first', async (_, near, latitude, longitude) => {
    google.reply({ file: 'autocompleteAddress' });
    await maps.suggest('233 s spring', { near });
    const { locationBias } = google.calls[0]!.body as {
      locationBias: { circle: { center: { latitude: number; longitude: number }; radius: number } };
    };
    expect(locationBias.circle.radius).toBe(50_000);
    expect(locationBias.circle.center.latitude).toBeCloseTo(latitude, 1);
    expect(locationBias.circle.center.longitude).toBeCloseTo(longitude, 1);
    await maps.suggest('233 s spring', { near: { country: 'CA' } });
    expect(google.calls[1]!.body).not.toHaveProperty('locationBias');
  });

  test('S5-19 meaningless text gives no suggestions, and text that is too short or long is not sent', async () => {
    google.reply({ file: 'autocompleteNone' });
    expect(await maps.suggest('zzzzz')).toEqual([]);
    expect(google.calls).toHaveLength(1);
    for (const typed of ['', ' 12 ', 'x'.repeat(201)]) expect(await maps.suggest(typed)).toEqual([]);
    expect(google.calls).toHaveLength(1);
  });
});

describe('addresses', () => {
  test('S7-19, S5-20 a place’s components become an address; Google’s unit is used unless the shopper types one', async () => {
    google.reply({ file: 'detailsLosAngeles' });
    const placeId = 'ChIJa0b1c2d3e4R-LumaHouse01';
    expect(addressSchema.parse(await maps.address(placeId))).toEqual({
      placeId,
      addressOne: '233 S Spring St',
      addressTwo: '#5',
      city: 'Los Angeles',
      state: 'CA',
      country: 'US',
      postalCode: '90012',
      description: '233 S Spring St, #5, Los Angeles, CA 90012',
      latitude: 34.0511,
      longitude: -118.2459,
    });
    expect(await maps.address(placeId, ' Unit  9 ')).toMatchObject({
      addressTwo: 'Unit 9',
      description: '233 S Spring St, Unit 9, Los Angeles, CA 90012',
    });
    expect(google.calls.map(({ path }) => path)).toEqual([`/v1/places/${placeId}`]);
    expect(google.calls[0]!.headers).toMatchObject({
      'x-goog-api-key': key,
      'x-goog-fieldmask': 'addressComponents,location',
    });
  });

  test.each([
    ['detailsMontreal', { addressOne: '233 Rue Sherbrooke O', city: 'Montréal', state: 'QC', postalCode: 'H2X 1X8' }],
    ['detailsBrooklyn', { addressOne: '12 Cranberry St', city: 'Brooklyn', state: 'NY', postalCode: '11201' }],
    ['detailsTown', { addressOne: 'San Diego', city: 'San Diego', postalCode: '', description: 'San Diego, CA' }],
  ])('S7-19 %s is an address of the shop’s form', async (file, expected) => {
    google.reply({ file });
    expect(addressSchema.parse(await maps.address('ChIJ-any'))).toMatchObject(expected);
  });

  test('S5-19 a place outside both countries is unknown', async () => {
    google.reply({ file: 'detailsElsewhere' });
    expect(await maps.address('ChIJ-oxford')).toBeNull();
  });

  test.each([
    ['errorPlace', 400],
    ['errorGone', 404],
  ])('S7-19 an id that Google does not know is none: %s', async (file, status) => {
    google.reply({ file, status });
    expect(await maps.address('ChIJ-forged')).toBeNull();
    expect(google.calls).toHaveLength(1);
  });

  test('S7-19 malformed ids are not sent', async () => {
    google.reply({ file: 'detailsTown' });
    for (const id of ['', '../v1/other', 'a b', 'x'.repeat(301)]) expect(await maps.address(id)).toBeNull();
    expect(google.calls).toEqual([]);
  });

  test('D-20 ids from the gazetteer stay valid and need no request', async () => {
    google.reply({});
    const [gazetteerPlace] = await gazetteer.suggest('123 N Spring St 90012');
    expect(await maps.address(gazetteerPlace!.placeId, 'Unit 5')).toEqual(
      await gazetteer.address(gazetteerPlace!.placeId, 'Unit 5'),
    );
    expect(await maps.address('gz:forged')).toBeNull();
    expect(google.calls).toEqual([]);
  });
});

describe('positions', () => {
  test('S7-20 a position gives the street address there, which can then be found by its id', async () => {
    google.reply({ file: 'geocodeSanDiego' });
    const address = addressSchema.parse(await maps.nearest(32.7183, -117.1594));
    expect(address).toMatchObject({ addressOne: '600 B St', city: 'San Diego', state: 'CA', postalCode: '92101' });
    expect(Object.fromEntries(google.calls[0]!.query)).toMatchObject({ latlng: '32.7183,-117.1594', key });
    expect(await maps.address(address.placeId)).toEqual(address);
    expect(google.calls).toHaveLength(1);
  });

  test('S7-20 ZERO_RESULTS gives no place', async () => {
    google.reply({ file: 'geocodeNone' });
    expect(await maps.nearest(51.5, 0)).toBeNull();
  });
});

describe('failures', () => {
  const calls: Record<string, () => Promise<unknown>> = {
    suggest: () => maps.suggest('233 s spring'),
    address: () => maps.address('ChIJ-any'),
    nearest: () => maps.nearest(32.7, -117.1),
  };

  test.each([
    ['suggest', { file: 'errorKey', status: 400 }, 502, 'INVALID_ARGUMENT API_KEY_INVALID'],
    ['address', { file: 'errorKey', status: 400 }, 502, 'INVALID_ARGUMENT API_KEY_INVALID'],
    ['suggest', { file: 'errorBlocked', status: 403 }, 502, 'PERMISSION_DENIED'],
    ['nearest', { file: 'geocodeDenied' }, 502, 'REQUEST_DENIED'],
    ['suggest', { text: 'null' }, 502, 'an unexpected format'],
    ['address', { text: '<html>' }, 502, 'no JSON'],
    ['address', { text: '<html>', status: 404 }, 502, '404'],
    ['address', { text: '{}', status: 404 }, 502, '404'],
    ['address', { text: '{"error":"Not found"}', status: 404 }, 502, '404'],
    ['address', { text: '{"status":"ok"}' }, 502, 'an unexpected format'],
    ['suggest', { text: '{"status":"ok"}' }, 502, 'an unexpected format'],
    ['suggest', { text: '{"suggestions":[{' }, 502, 'no JSON'],
    ['nearest', { text: '{"status":"ok"}' }, 502, '200'],
    ['nearest', { text: '{"status":"OK"}' }, 502, '200'],
    ['nearest', { text: '[]' }, 502, 'an unexpected format'],
    ['suggest', { file: 'errorQuota', status: 429 }, 503, 'RESOURCE_EXHAUSTED'],
    ['address', { file: 'errorQuota', status: 429 }, 503, 'RESOURCE_EXHAUSTED'],
    ['nearest', { file: 'geocodeOverLimit' }, 503, 'OVER_QUERY_LIMIT'],
    ['address', { text: 'oops', status: 500 }, 503, '500'],
  ])('D-30 %s answered with %j is a %i, and its cause says no more than %s', async (call, reply, status, cause) => {
    google.reply(reply);
    const failure = await readFailure(calls[call]!());
    expect(failure).toMatchObject({ status, code: status === 502 ? 'maps_failed' : 'maps_unavailable' });
    expect((failure.cause as Error).message).toContain(cause);
    expect(JSON.stringify([failure, (failure.cause as Error).message, (failure.cause as Error).stack])).not.toMatch(
      /key-of-the-test|233 s spring|32\.7/,
    );
  });

  test('D-30 no response, or none in time, gives a 503 with Retry-After', async () => {
    const nobody = open('http://127.0.0.1:1');
    for (const call of [nobody.suggest('233 s spring'), nobody.address('ChIJ-any'), nobody.nearest(1, 1)])
      expect(await readFailure(call)).toMatchObject({ status: 503, retryAfterSeconds: 30 });
    let free = () => {};
    google.reply({ wait: new Promise<void>((done) => (free = done)) });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    expect(await readFailure(maps.suggest('233 s spring'))).toMatchObject({ status: 503, code: 'maps_unavailable' });
    free();
  });
});
