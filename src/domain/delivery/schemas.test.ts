import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { placeOrderSchema } from '../order/orderSchema';
import { addressSchema } from '../address/addressSchema';
import { deliveryProviderSchema, providerProductSchema } from './providerSchema';
import { storeSchema } from './stores/storeSchema';

const hours = { open: '09:00', close: '17:00', leadtime: 60 };
const provider = {
  id: 'alder',
  name: 'Alder',
  licence: 'C9',
  pickupTimes: {},
  deliveryTimes: { Mon: hours },
  deliveryTotalMinimum: 40,
  deliveryFee: { amount: 5 },
  taxRate: 0.15,
  purchaseLimitConcentratedWeight: 8,
  purchaseLimitOilGrams: 8,
};
const store = {
  id: 'corner-shop',
  name: 'Corner Shop',
  region: 'OH',
  addressOne: '1 Main St',
  city: 'Dayton',
  state: 'OH',
  postalCode: '45402',
  latitude: 39.7,
  longitude: -84.2,
  timezone: 'America/New_York',
  phone: '(555) 555-0100',
  hours: { Mon: { open: '09:30', close: '18:00' } },
  brands: [],
};
const address = {
  placeId: 'p',
  addressOne: '1 Main St',
  addressTwo: '',
  city: 'Dayton',
  state: 'OH',
  country: 'US',
  postalCode: '45402',
  description: '1 Main St',
};
const order = {
  providerId: 'alder',
  placeId: 'p',
  slotStart: '2026-07-01T18:00:00.000Z',
  items: [{ productVariantId: 'a', quantity: 1, price: 5 }],
};

const faults = (schema: z.ZodType, value: unknown): string[] => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

describe('defaults', () => {
  test('S3-08 S9-03 a provider is in Los Angeles, with one-hour slots and one day in advance', () => {
    expect(deliveryProviderSchema.parse(provider)).toMatchObject({
      timezone: 'America/Los_Angeles',
      deliveryAllowedDaysInAdvance: 1,
      deliveryMinimumDaysInAdvance: 0,
      fullSlots: [],
      deliveryTimes: { Mon: { ...hours, timeframe: 60 } },
    });
  });

  test('D-16 D-34 an order is a delivery without a note or unit, and uses no rewards', () => {
    const defaults = { orderType: 'delivery', note: '', addressTwo: '', useRewards: false, keepContactPhone: false };
    expect(placeOrderSchema.parse(order)).toEqual({ ...order, ...defaults });
  });
});

test.each<[string, z.ZodType, unknown, RegExp]>([
  [
    'S3-08 hours that are none',
    deliveryProviderSchema,
    { ...provider, deliveryTimes: { Mon: { ...hours, open: '9:00' } } },
    /^deliveryTimes\.Mon\.open: /,
  ],
  [
    'S3-08 a day that is none',
    deliveryProviderSchema,
    { ...provider, deliveryTimes: { Monday: hours } },
    /^deliveryTimes/,
  ],
  [
    'S3-08 a slot without length',
    deliveryProviderSchema,
    { ...provider, deliveryTimes: { Mon: { ...hours, timeframe: 0 } } },
    /^deliveryTimes\.Mon\.timeframe: .*>0/,
  ],
  ['D-17 a tax of 15 instead of 0.15', deliveryProviderSchema, { ...provider, taxRate: 15 }, /^taxRate: .*<=1/],
  [
    'S3-08 no weight limit',
    deliveryProviderSchema,
    { ...provider, purchaseLimitConcentratedWeight: 0 },
    /^purchaseLimitConcentratedWeight: .*>0/,
  ],
  [
    'S3-09 negative stock',
    providerProductSchema,
    { productVariantId: 'a', availableQuantity: -1, price: { amount: 1 }, oilGrams: 1 },
    /^availableQuantity: .*>=0/,
  ],
  ['S1-12 a store of no region', storeSchema, { ...store, region: 'TX' }, /^region: .*"OH"/],
  [
    'S1-12 a store’s hours',
    storeSchema,
    { ...store, hours: { Mon: { open: '9', close: '18:00' } } },
    /^hours\.Mon\.open: expected a time such as 09:30$/,
  ],
  [
    'S1-12 a store’s holiday',
    storeSchema,
    { ...store, exceptions: [{ day: '12/24/2026', hours: null }] },
    /^exceptions\.0\.day: expected a date such as 2026-12-24$/,
  ],
  [
    'S1-12 a store’s holiday that is there twice',
    storeSchema,
    { ...store, exceptions: [1, 2].map(() => ({ day: '2026-12-24', hours: null })) },
    /^exceptions: expected each date once$/,
  ],
  ['S1-12 a store beyond the pole', storeSchema, { ...store, latitude: 91 }, /^latitude: .*<=90/],
  ['S3-07 a whole state name', addressSchema, { ...address, state: 'Ohio' }, /^state: /],
  ['S3-07 another country', addressSchema, { ...address, country: 'MX' }, /^country: .*"US"\|"CA"/],
  [
    'D-16 a duplicate variant',
    placeOrderSchema,
    { ...order, items: [...order.items, ...order.items] },
    /^items: expected each productVariantId once$/,
  ],
  [
    'D-16 half an item',
    placeOrderSchema,
    { ...order, items: [{ ...order.items[0], quantity: 0.5 }] },
    /^items\.0\.quantity: .*int/,
  ],
  [
    'S5-12 more than a hundred',
    placeOrderSchema,
    { ...order, items: [{ ...order.items[0], quantity: 101 }] },
    /^items\.0\.quantity: .*<=100/,
  ],
  ['D-32 a total sent by the browser', placeOrderSchema, { ...order, total: 1 }, /^: .*"total"/],
])('%s is rejected, naming the field and what was expected', (_, schema, value, fault) => {
  const found = faults(schema, value);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(fault);
});

test('S3-07 S1-12 valid addresses and stores pass', () => {
  expect(faults(addressSchema, address)).toEqual([]);
  expect(faults(storeSchema, store)).toEqual([]);
});
