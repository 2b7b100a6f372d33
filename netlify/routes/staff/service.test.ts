import { beforeEach, describe, expect, test } from 'vitest';
import { signInStaff, type Console } from '../../../tests/fixtures/builders/buildStaff';
import {
  buildPlaceId,
  buildProvider,
  openShop,
  placed,
  shopTime,
  type Shop,
} from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import type { DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import { deliverySlots } from '../../../src/domain/delivery/deliverySlots';
import type { Order } from '../../../src/domain/order/orderSchema';
import type { HoursResult, ProviderService, ZoneArea, ZonesResult } from '../../../src/domain/staff/serviceSchema';
import { auditEntries } from '../../database/staffTables';
import { orders } from '../../database/orderTables';
import { providers, providerZones } from '../../database/providerTables';

let now = shopTime;
let shop: Shop;
let sam: Console;
let order: Order;
const api = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  shop = await openShop(api);
  sam = await signInStaff(api);
  // From 11 a.m. to noon on Wednesday, July 1.
  order = await placed(shop.place((await shop.shopper()).headers));
  await api.context.database.insert(providers).values(buildProvider({ id: 'birch', name: 'Birch' }));
});

const base = '/v1/staff/service';
const day = { open: '10:00', close: '20:00', leadtime: 60, timeframe: 60 };
const read = async () => (await sam.call<ProviderService>('GET', base)).body;
const actions = async () => (await api.context.database.select().from(auditEntries)).map(({ action }) => action);
const withNewTerms = ({ versions }: ProviderService) => ({
  ...versions,
  terms: expect.not.stringMatching(versions.terms) as string,
});
async function offered(): Promise<string[]> {
  const query = new URLSearchParams({ placeId: buildPlaceId(), orderType: 'delivery' });
  const response = await api.app.request(`/.netlify/functions/delivery-available-providers?${query.toString()}`);
  const [alder] = (await response.json()) as DeliveryProvider[];
  return alder ? deliverySlots(alder, now).map(({ start }) => start) : [];
}

describe('the hours', () => {
  test('that leave open orders outside are saved only when confirmed, and the orders stay', async () => {
    const shorter = { delivery: { Wed: { ...day, open: '13:00' }, Thu: day } };
    const warned = await sam.call('PUT', `${base}/hours`, shorter);
    expect(warned.body).toMatchObject({
      status: 409,
      code: 'orders_outside',
      outside: [{ orderNumber: order.orderNumber, orderType: 'delivery', slot: order.slot }],
    });
    expect((await read()).deliveryTimes.Wed).toMatchObject({ open: '10:00' });
    expect(await offered()).toContain(order.slot.start);
    const saved = await sam.call<HoursResult>('PUT', `${base}/hours`, { ...shorter, confirm: true });
    expect(saved.body).toMatchObject({ isSaved: true, outside: [{ orderNumber: order.orderNumber }] });
    expect(saved.body.service.deliveryTimes).toEqual(shorter.delivery);
    expect(await offered()).not.toContain(order.slot.start);
    const [order_] = await api.context.database.select().from(orders);
    expect([order_!.status, order_!.slotStart.toISOString()]).toEqual(['PLACED', order.slot.start]);
    expect(await actions()).toEqual(['hours.set']);
  });

  test('that fit every open order are saved at once; pickup hours do not concern deliveries', async () => {
    const pickup = await sam.call<HoursResult>('PUT', `${base}/hours`, { pickup: {} });
    expect(pickup.body).toMatchObject({ isSaved: true, outside: [], service: { pickupTimes: {} } });
    expect((await read()).deliveryTimes.Wed).toMatchObject({ open: '10:00' });
  });

  test.each([
    { ...day, open: '20:00', close: '10:00' },
    { ...day, close: '10:30' },
    { ...day, timeframe: 0 },
    { ...day, open: '25:00' },
  ])('are refused: %j', async (wrong) => {
    expect((await sam.call('PUT', `${base}/hours`, { delivery: { Wed: wrong } })).status).toBe(422);
  });
});

describe('an exception', () => {
  const today = `${base}/exceptions/2026-07-01`;
  const closed = { deliveryHours: null, pickupHours: null, reason: 'Inventory' };

  test('closes a day for shoppers, with a warning about its orders', async () => {
    expect((await sam.call('PUT', today, closed)).body).toMatchObject({
      code: 'orders_outside',
      outside: [{ orderNumber: order.orderNumber }],
    });
    expect((await sam.call<HoursResult>('PUT', today, { ...closed, confirm: true })).body).toMatchObject({
      isSaved: true,
      service: { exceptions: [{ day: '2026-07-01', ...closed }] },
    });
    expect((await offered()).filter((start) => start < '2026-07-02T07')).toEqual([]);
    expect((await sam.call<HoursResult>('DELETE', today)).body.service.exceptions).toEqual([]);
    expect(await offered()).toContain(order.slot.start);
    expect((await sam.call('DELETE', today)).body).toMatchObject({ status: 404, code: 'exception_unknown' });
    expect(await actions()).toEqual(['exception.set', 'exception.remove']);
  });

  test('is refused for a day that is over in the dispensary’s time zone', async () => {
    now = new Date('2026-07-02T06:59:00.000Z');
    sam = await signInStaff(api);
    expect((await sam.call('PUT', today, { ...closed, confirm: true })).status).toBe(200);
    const yesterday = await sam.call('PUT', `${base}/exceptions/2026-06-30`, closed);
    expect([yesterday.status, yesterday.body]).toMatchObject([422, { errors: [{ path: 'day' }] }]);
  });

  test('whose removal leaves an order outside is removed only when confirmed', async () => {
    await sam.call('PUT', today, { ...closed, deliveryHours: day });
    await sam.call('PUT', `${base}/hours`, { delivery: {}, confirm: false });
    expect((await read()).deliveryTimes).toEqual({});
    expect((await sam.call('DELETE', today)).body).toMatchObject({ status: 409, code: 'orders_outside' });
    expect((await sam.call('DELETE', `${today}?confirm=1`)).status).toBe(200);
  });
});

describe('the service', () => {
  test('S7-21 is paused until a time, with a reason, and resumed', async () => {
    const until = '2026-07-01T20:00:00.000Z';
    const paused = await sam.call<ProviderService>('PUT', `${base}/pause`, { until, reason: 'Too many orders' });
    expect(paused.body.pause).toEqual({ until, reason: 'Too many orders' });
    expect((await offered())[0]).toBe(until);
    expect((await sam.call<ProviderService>('DELETE', `${base}/pause`)).body.pause).toBeNull();
    expect(await offered()).toContain(order.slot.start);
    const past = { until: shopTime.toISOString(), reason: 'Too late' };
    expect((await sam.call('PUT', `${base}/pause`, past)).status).toBe(422);
    expect(await actions()).toEqual(['service.pause', 'service.resume']);
  });

  test('changes only what is sent, and logs before and after', async () => {
    const before = await read();
    const pickupAddress = {
      addressOne: '1 Main St',
      addressTwo: '',
      city: 'Los Angeles',
      state: 'CA',
      postalCode: '90012',
    };
    const change = { deliveryFee: 7.25, taxRate: 0.1975, phone: '2135550100', pickupAddress, pickupTotalMinimum: 10 };
    const { body } = await sam.call<ProviderService>('PATCH', base, change);
    const withPosition = {
      ...pickupAddress,
      latitude: expect.any(Number) as number,
      longitude: expect.any(Number) as number,
    };
    expect(body).toEqual({ ...before, ...change, pickupAddress: withPosition, versions: withNewTerms(before) });
    const [entry] = await api.context.database.select().from(auditEntries);
    expect(entry!.detail).toMatchObject({
      from: { deliveryFeeCents: 500, taxRate: 0.15 },
      to: { deliveryFeeCents: 725, taxRate: 0.1975 },
    });
    await sam.call('PATCH', base, change);
    expect(await actions()).toEqual(['service.set']);
    for (const wrong of [{ taxRate: 19 }, { phone: '1' }, { webhookSecret: 'x' }, { deliveryFee: -1 }])
      expect((await sam.call('PATCH', base, wrong)).status).toBe(422);
  });

  test('D-40 the limits for THC and for concentrate are separate', async () => {
    const before = await read();
    const { body } = await sam.call<ProviderService>('PATCH', base, { purchaseLimitOilGrams: 12.5 });
    expect(body).toEqual({ ...before, purchaseLimitOilGrams: 12.5, versions: withNewTerms(before) });
    expect((await sam.call('PATCH', base, { purchaseLimitOilGrams: 0 })).status).toBe(422);
  });

  test('a new pickup address is placed at its ZIP code, so that shoppers nearby find it; the same one stays', async () => {
    const address = { addressOne: '9 Elm St', addressTwo: '', city: 'Los Angeles', state: 'CA', postalCode: '90013' };
    const save = async (pickupAddress: object) =>
      (await sam.call<ProviderService>('PATCH', base, { pickupAddress })).body;
    const { latitude, longitude } = (await save(address)).pickupAddress!;
    expect([latitude, longitude]).toEqual([expect.closeTo(34.05, 1), expect.closeTo(-118.24, 1)]);
    const exact = { ...address, latitude: 34.0448, longitude: -118.2434 };
    await save(exact);
    expect((await save(address)).pickupAddress).toEqual(exact);
    expect((await save({ ...address, postalCode: '90014' })).pickupAddress!.latitude).not.toBe(34.0448);
    const { status, body } = await sam.call('PATCH', base, { pickupAddress: { ...address, postalCode: '00000' } });
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'pickupAddress.postalCode' }] }]);
    for (const wrong of [{ latitude: -1000 }, { longitude: 181 }, { state: '1 ' }, { city: 'Los\nAngeles' }]) {
      const refused = await sam.call('PATCH', base, { pickupAddress: { ...address, ...wrong } });
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { errors: [{ path: `pickupAddress.${Object.keys(wrong)[0]}` }] },
      ]);
    }
  });

  test('a pasted zone replaces the one before; a list with a bad line changes nothing', async () => {
    const putZones = (text: string, query = '') => sam.call<ZonesResult>('PUT', `${base}/zones${query}`, { text });
    const message = 'expected a ZIP code of five digits, got "LA"';
    expect((await putZones('90013 90014\nLA', '?dryRun=1')).body).toMatchObject({ errors: [{ line: 2, message }] });
    expect((await putZones('90013 90014\nLA')).body).toMatchObject({
      status: 422,
      errors: [{ path: 'text', message: `line 2: ${message}` }],
    });
    const list = '"90013"\t90012-1234\n90013';
    expect((await putZones(list, '?dryRun=1')).body).toMatchObject({ isSaved: false, added: ['90013'], removed: [] });
    expect((await putZones(`${list} 99999`, '?dryRun=1')).body).toMatchObject({ errors: [], unknown: ['99999'] });
    expect((await read()).postalCodes).toEqual(['90012']);
    expect((await putZones(list)).body).toMatchObject({ isSaved: true, service: { postalCodes: ['90012', '90013'] } });
    expect((await putZones('90014')).body).toMatchObject({ added: ['90014'], removed: ['90012', '90013'] });
    expect((await read()).postalCodes).toEqual(['90014']);
    expect(await offered()).toEqual([]);
  });

  test('can be picked from the ZIP codes around one, which name their town and other dispensaries', async () => {
    const near = (code: string) => sam.call<ZoneArea[]>('GET', `${base}/zone-areas?near=${code}`);
    await api.context.database.insert(providerZones).values({ providerId: 'birch', postalCode: '90013' });
    const { status, body } = await near('90012');
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ postalCode: '90012', town: 'Los Angeles', isShared: false });
    expect(body.find(({ postalCode }) => postalCode === '90013')).toMatchObject({ isShared: true });
    expect(body.length).toBeGreaterThan(100);
    expect(body.every(({ postalCode }) => /^9\d{4}$/.test(postalCode))).toBe(true);
    // 96151 is missing from the gazetteer: it is the post office of South Lake Tahoe, 96150.
    expect((await near('96151')).body[0]).toMatchObject({ postalCode: '96150', town: 'South Lake Tahoe' });
    expect((await near('00000')).status).toBe(404);
    expect((await near('LA')).status).toBe(422);
  });

  test('is another dispensary’s own', async () => {
    const birch = await signInStaff(api, 'birch');
    await birch.call('PATCH', base, { deliveryFee: 1 });
    expect((await read()).deliveryFee).toBe(5);
    expect((await birch.call('PATCH', `${base}?providerId=alder`, { deliveryFee: 1 })).status).toBe(404);
  });
});
