import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  deliveryProviderSchema,
  providerProductSchema,
  type DeliveryProvider,
  type ProviderProduct,
} from '../../src/domain/delivery/providerSchema';
import { freeDeliveryAbove } from '../../src/domain/delivery/orderTotals';
import { providerProducts, providers, slotUsage } from '../database/providerTables';
import { deliveryCalls, losAngeles } from '../../tests/fixtures/calls/deliveryCalls';

const delivery = deliveryCalls();
const { call, placeId, problemOf } = delivery;

describe('providers', () => {
  const providersAt = async (text: string) => {
    const response = await call('available-providers', { placeId: await placeId(text), orderType: 'delivery' });
    expect(response.status).toBe(200);
    return (await response.json()) as DeliveryProvider[];
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
      const response = await call('available-providers', { placeId: await placeId(text), orderType: 'pickup' });
      return ((await response.json()) as DeliveryProvider[]).map(({ id, distanceKm, pickup }) => ({
        id,
        distanceKm,
        city: pickup!.address.city,
      }));
    };
    const [nearest, ...others] = await pickupsAt('123 N Spring St 90012');
    expect(nearest).toMatchObject({ id: losAngeles, city: 'Los Angeles' });
    expect(nearest!.distanceKm).toBeLessThan(5);
    expect(others).toEqual([]);
    // The dispensary delivers to this address but offers no pickup.
    expect(await pickupsAt('600 B St, San Diego 92101')).toEqual([]);
    const remoteAddress = {
      addressOne: '1 Main St',
      addressTwo: '',
      city: 'Burbank',
      state: 'CA',
      postalCode: '91502',
    };
    const second = { ...remoteAddress, latitude: 34.18, longitude: -118.31 };
    await delivery
      .shop()
      .context.database.update(providers)
      .set({ pickupAddress: second })
      .where(eq(providers.id, 'tidegrove-san-diego'));
    expect((await pickupsAt('123 N Spring St 90012')).map(({ id }) => id)).toEqual([losAngeles, 'tidegrove-san-diego']);
    const withoutPosition = { pickupAddress: remoteAddress };
    await delivery
      .shop()
      .context.database.update(providers)
      .set(withoutPosition)
      .where(eq(providers.id, 'tidegrove-san-diego'));
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
    const response = await call('available-providers', { placeId: await placeId('123 N Spring St 90012') });
    const text = await response.text();
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
    await delivery
      .shop()
      .context.database.insert(slotUsage)
      .values([
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
        sizeIndex: '0a1b2c3d.0',
        availableQuantity: 7,
        price: { amount: 29.99, currencyCode: 'USD' },
        oilGrams: 0.4,
      },
      { productVariantId: 'b-half', availableQuantity: 0, price: { amount: 30.5, currencyCode: 'USD' }, oilGrams: 0.4 },
    ]);
    await delivery
      .shop()
      .context.database.delete(providerProducts)
      .where(eq(providerProducts.providerId, 'fogbell-bay-area'));
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
