import { describe, expect, test } from 'vitest';
import { addressSchema, type PlaceSuggestion } from '../../src/domain/address/addressSchema';
import type { DeliveryProvider } from '../../src/domain/delivery/providerSchema';
import { deliveryCalls } from '../../tests/fixtures/calls/deliveryCalls';

const { call, problemOf, placeId } = deliveryCalls();

describe('places', () => {
  test('S5-19 suggestions are only addresses unless any place is allowed', async () => {
    expect(await (await call('suggestions', { text: 'Los Angeles' })).json()).toEqual([]);
    const towns = (await (
      await call('suggestions', { text: 'Los Angeles', types: 'any' })
    ).json()) as PlaceSuggestion[];
    expect(towns[0]).toMatchObject({ mainText: 'Los Angeles', secondaryText: 'CA' });
    expect(await problemOf(await call('suggestions', { text: 'x', types: 'planet' }))).toEqual([422, 'not_valid']);
  });

  test('S5-19 places near the shopper come first, and an invalid position gives a 422', async () => {
    const first = async (query: Record<string, string>) =>
      ((await (await call('suggestions', { text: '100 Pine St, Venice', ...query })).json()) as PlaceSuggestion[])[0]!;
    expect((await first({ nearCountry: 'US', nearState: 'CA' })).secondaryText).toMatch(/^Venice, CA/);
    expect((await first({ nearCountry: 'US', nearState: 'FL' })).secondaryText).toMatch(/^Venice, FL/);
    expect((await first({ nearLat: '27.1', nearLng: '-82.4', nearState: 'FL' })).secondaryText).toMatch(/^Venice, FL/);
    for (const [name, value] of [
      ['nearLat', '91'],
      ['nearLng', ''],
      ['nearState', 'california'],
      ['nearCountry', 'MX'],
    ] as const)
      expect(await problemOf(await call('suggestions', { text: 'x', [name]: value }))).toEqual([422, 'not_valid']);
  });

  test('D-20 D-45 a street in a served town asks for its ZIP code, unless it was typed', async () => {
    const find = async (text: string) =>
      ((await (await call('suggestions', { text })).json()) as PlaceSuggestion[])[0]!.needsPostalCode;
    expect(await find('600 Pine Ave, Long Beach')).toBe(true);
    expect(await find('600 Pine Ave, Long Beach 90806')).toBeUndefined();
    expect(await find('1500 Wilshire Blvd, Los Angeles')).toBe(true);
    expect(await find('1 Main St, Fresno'), 'nobody delivers there').toBeUndefined();
  });

  test('S7-19 a place id gives its address with the unit number', async () => {
    const id = await placeId('123 N Spring Street, Los Angeles 90012');
    const address = addressSchema.parse(
      await (await call('place-to-address', { placeId: id, addressTwo: 'Unit 5' })).json(),
    );
    expect(address).toMatchObject({
      placeId: id,
      addressOne: '123 N Spring St',
      addressTwo: 'Unit 5',
      city: 'Los Angeles',
      state: 'CA',
      postalCode: '90012',
    });
  });

  test.each([{ placeId: 'gz:forged' }, { placeId: '' }, {}])(
    'S7-19 an unknown place gives an error: %j',
    async (query) => {
      expect(await problemOf(await call('place-to-address', query as Record<string, string>))).toEqual([
        404,
        'place_unknown',
      ]);
    },
  );

  test('S7-20 a position gives the place around it', async () => {
    const address = addressSchema.parse(
      await (await call('geolocation-to-address', { lat: '32.7157', lng: '-117.1611' })).json(),
    );
    expect(address).toMatchObject({ city: 'San Diego', state: 'CA', country: 'US', postalCode: '' });
    const around = await call('available-providers', { placeId: address.placeId });
    expect(((await around.json()) as DeliveryProvider[]).map(({ id }) => id)).toEqual(['tidegrove-san-diego']);
  });

  test.each([
    [{ lat: '51.5', lng: '0' }, 404, 'place_unknown'],
    [{ lat: '91', lng: '0' }, 422, 'not_valid'],
    [{ lat: 'x', lng: '0' }, 422, 'not_valid'],
    [{ lat: '', lng: '' }, 422, 'not_valid'],
    [{ lat: '32.7' }, 422, 'not_valid'],
  ])('S7-20 %j is an error', async (query, status, code) => {
    expect(await problemOf(await call('geolocation-to-address', query as Record<string, string>))).toEqual([
      status,
      code,
    ]);
  });
});
