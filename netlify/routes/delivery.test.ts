import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressSchema, type PlaceSuggestion } from '../../src/domain/delivery/address/addressSchema';
import {
  deliveryProviderSchema,
  providerProductSchema,
  type DeliveryProvider,
  type ProviderProduct,
} from '../../src/domain/delivery/providerSchema';
import { freeDeliveryAbove } from '../../src/domain/order/orderTotals';
import { problemSchema } from '../../src/domain/site/problemSchema';
import { openTestApp, type TestApp } from '../../tests/fixtures/testApp';
import { providerProducts, providers, slotUsage } from '../database/providerTables';
import { seed } from '../database/seed/seed';

const now = new Date('2026-06-01T17:00:00Z');
const losAngeles = 'sunhollow-los-angeles';
let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp({ clock: () => now });
  await seed(
    shop.context.database,
    { products: [], brands: [], podKeys: [], protectKey: () => ({ keyHash: '', sealedKey: '' }) },
    now,
  );
  await shop.context.database.insert(providerProducts).values([
    {
      providerId: losAngeles,
      productVariantId: 'b-half',
      available: 0,
      priceCents: 3050,
      title: 'B',
      brand: 'Bee',
      thcGrams: 0.4,
      updatedAt: now,
    },
    {
      providerId: losAngeles,
      productVariantId: 'a-half',
      available: 7,
      priceCents: 2999,
      title: 'A',
      brand: 'Bee',
      thcGrams: 0.4,
      updatedAt: now,
    },
    // A dispensary without an assortment is not offered.
    ...['fogbell-bay-area', 'tidegrove-san-diego'].map((providerId) => ({
      providerId,
      productVariantId: 'a-half',
      available: 7,
      priceCents: 2999,
      title: 'A',
      brand: 'Bee',
      thcGrams: 0.4,
      updatedAt: now,
    })),
  ]);
});
afterAll(() => shop.close());

const call = (name: string, query: Record<string, string> = {}) =>
  shop.app.request(`/.netlify/functions/delivery-${name}?${new URLSearchParams(query).toString()}`);

async function placeId(text: string, types: 'address' | 'any' = 'address'): Promise<string> {
  const found = (await (await call('suggestions', { text, types })).json()) as PlaceSuggestion[];
  return found[0]!.placeId;
}

async function problemOf(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const { status, code } = problemSchema.parse(await answer.json());
  expect(status).toBe(answer.status);
  return [status, code];
}

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

describe('providers', () => {
  const providersAt = async (text: string) => {
    const answer = await call('available-providers', { placeId: await placeId(text), orderType: 'delivery' });
    expect(answer.status).toBe(200);
    return (await answer.json()) as DeliveryProvider[];
  };

  test.each([
    ['123 N Spring St 90012', losAngeles],
    ['1 Market St, San Francisco 94105', 'fogbell-bay-area'],
    ['600 B St, San Diego 92101', 'tidegrove-san-diego'],
  ])('S7-21 %s is served by %s', async (text, id) => {
    const found = await providersAt(text);
    expect(found.map((provider) => deliveryProviderSchema.parse(provider).id)).toEqual([id]);
  });

  test('S7-21 no provider delivers where no zone has the postal code', async () => {
    expect(await providersAt('1 Main St 93301')).toEqual([]);
    expect(await providersAt('100 King St W, Toronto M5H 1A1')).toEqual([]);
  });

  test('S7-18 S7-21 for pickup lists the dispensaries with a counter within 50 km, nearest first', async () => {
    const pickupsAt = async (text: string) => {
      const answer = await call('available-providers', { placeId: await placeId(text), orderType: 'pickup' });
      return ((await answer.json()) as DeliveryProvider[]).map(({ id, distanceKm, pickup }) => ({
        id,
        distanceKm,
        city: pickup!.address.city,
      }));
    };
    const [nearest, ...others] = await pickupsAt('123 N Spring St 90012');
    expect(nearest).toMatchObject({ id: losAngeles, city: 'Los Angeles' });
    expect(nearest!.distanceKm).toBeLessThan(5);
    expect(others).toEqual([]);
    // It delivers there, and has no counter.
    expect(await pickupsAt('600 B St, San Diego 92101')).toEqual([]);
    const far = { addressOne: '1 Main St', addressTwo: '', city: 'Burbank', state: 'CA', postalCode: '91502' };
    const second = { ...far, latitude: 34.18, longitude: -118.31 };
    await shop.context.database
      .update(providers)
      .set({ pickupAddress: second })
      .where(eq(providers.id, 'tidegrove-san-diego'));
    expect((await pickupsAt('123 N Spring St 90012')).map(({ id }) => id)).toEqual([losAngeles, 'tidegrove-san-diego']);
    const withoutPosition = { pickupAddress: far };
    await shop.context.database.update(providers).set(withoutPosition).where(eq(providers.id, 'tidegrove-san-diego'));
    expect(await pickupsAt('123 N Spring St 90012')).toHaveLength(1);
  });

  test('S7-21 a forged place gives a 400 for pickup too', async () => {
    expect(await problemOf(await call('available-providers', { placeId: 'gz:forged', orderType: 'pickup' }))).toEqual([
      400,
      'place_invalid',
    ]);
  });

  test('S7-21 an invalid place gives a 400', async () => {
    for (const id of ['', 'gz:forged', 'x'.repeat(400)])
      expect(await problemOf(await call('available-providers', { placeId: id, orderType: 'delivery' }))).toEqual([
        400,
        'place_invalid',
      ]);
    expect(await problemOf(await call('available-providers'))).toEqual([400, 'place_invalid']);
  });

  test('S3-08 D-40 a provider includes its rules and none of its secrets', async () => {
    const answer = await call('available-providers', { placeId: await placeId('123 N Spring St 90012') });
    const text = await answer.text();
    expect(text).not.toMatch(/whsec_|webhook|slotCapacity/i);
    expect((JSON.parse(text) as DeliveryProvider[])[0]).toMatchObject({
      name: 'Sunhollow Collective',
      timezone: 'America/Los_Angeles',
      deliveryTotalMinimum: 40,
      purchaseLimitConcentratedWeight: 8,
      purchaseLimitOilGrams: 8,
      taxRate: 0.195,
      deliveryFee: { amount: 5, currencyCode: 'USD' },
      freeDeliveryAbove,
      deliveryAllowedDaysInAdvance: 3,
      deliveryTimes: { Mon: { open: '10:00', close: '21:00', leadtime: 45, timeframe: 60 } },
    });
  });

  test('D-18 full slots are listed; those with room or in the past are not', async () => {
    const at = (time: string) => new Date(`2026-06-01T${time}:00Z`);
    await shop.context.database.insert(slotUsage).values([
      { providerId: losAngeles, slotStart: at('16:00'), taken: 12 },
      { providerId: losAngeles, slotStart: at('19:00'), taken: 11 },
      { providerId: losAngeles, slotStart: at('20:00'), taken: 12 },
    ]);
    const [provider] = await providersAt('123 N Spring St 90012');
    expect(provider!.fullSlots).toEqual(['2026-06-01T20:00:00.000Z']);
  });
});

describe('products', () => {
  test('S7-22, S3-09 a provider lists its variants with stock and price', async () => {
    const list = (await (await call('provider-products', { providerId: losAngeles })).json()) as ProviderProduct[];
    expect(list.map((product) => providerProductSchema.parse(product))).toEqual([
      {
        productVariantId: 'a-half',
        availableQuantity: 7,
        price: { amount: 29.99, currencyCode: 'USD' },
        oilGrams: 0.4,
      },
      { productVariantId: 'b-half', availableQuantity: 0, price: { amount: 30.5, currencyCode: 'USD' }, oilGrams: 0.4 },
    ]);
    await shop.context.database.delete(providerProducts).where(eq(providerProducts.providerId, 'fogbell-bay-area'));
    expect(await (await call('provider-products', { providerId: 'fogbell-bay-area' })).json()).toEqual([]);
  });

  test('S7-22 an unknown provider gives a 404', async () => {
    expect(await problemOf(await call('provider-products', { providerId: 'nobody' }))).toEqual([
      404,
      'provider_unknown',
    ]);
    expect(await problemOf(await call('provider-products'))).toEqual([404, 'provider_unknown']);
  });
});
