import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrder } from '../../../tests/fixtures/builders/buildShop';
import { setDeviceClock, wrongClocks } from '../../../tests/fixtures/servers/serverTime';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { intruders } from '../../../tests/fixtures/servers/intruders';
import { request } from '../../data/http';
import { setClockOffset } from '../../data/fetchApi';
import { storageKeys } from '../../data/storage';
import type { Order, PlaceOrderInput } from '../../domain/order/orderSchema';
import { findLostOrder, loadOpenAttempt, findPlacedOrder, sendOrder } from './orderAttempt';

const place = 'POST /v1/app/orders';
const order: PlaceOrderInput = {
  providerId: 'provider-1',
  placeId: 'place-1',
  addressTwo: '',
  slotStart: '2026-11-03T22:00:00.000Z',
  note: '',
  items: [{ productVariantId: 'amber-1g', quantity: 2, price: 30 }],
};
const placedOrder = buildOrder();
const sentAt = Date.parse(placedOrder.placedAt);

const none = async (): Promise<Order[]> => [];
const send = (changed: Partial<PlaceOrderInput> = {}, { seed = 'seed-1', fetchOrders = none } = {}) =>
  sendOrder({ order: { ...order, ...changed }, seed, fetchOrders });
const idempotencyKeys = (api: ReturnType<typeof fakeApi>) =>
  api.callsOf(place).map(({ headers }) => headers['Idempotency-Key']);

beforeEach(() => void vi.useFakeTimers({ now: sentAt, toFake: ['Date'] }));

describe('D-16 the idempotency key of an order', () => {
  test('is the same for the same order of the same draft, in every tab and without storage', async () => {
    const api = fakeApi({ [place]: placedOrder });
    await send();
    localStorage.clear();
    await send();
    const [first, second] = idempotencyKeys(api);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
  });

  test('is the same over plain HTTP, as on a home network, where a browser has no crypto.subtle', async () => {
    const api = fakeApi({ [place]: placedOrder });
    await send();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await send();
    const [first, second] = idempotencyKeys(api);
    expect(second).toBe(first);
  });

  test('differs for a different order, and for the same order of another draft', async () => {
    const api = fakeApi({ [place]: placedOrder });
    await send();
    await send({ note: 'Ring' });
    await send({}, { seed: 'seed-2' });
    expect(new Set(idempotencyKeys(api)).size).toBe(3);
  });
});

describe('D-16 after a lost response', () => {
  test('the same order is placed once, even if the browser has lost the draft', async () => {
    const api = fakeApi({ [place]: offline });
    await expect(send()).rejects.toMatchObject({ name: 'ApiError' });
    api.answers[place] = placedOrder;
    await send({}, { seed: 'of another draft' });
    expect(new Set(idempotencyKeys(api)).size).toBe(1);
  });

  test.each([
    ['no answer', offline],
    ['a server error', problem(503, 'database_busy')],
  ])('%s leaves the attempt open; the same order is sent again without a lookup', async (_, response) => {
    const api = fakeApi({ [place]: response });
    await expect(send()).rejects.toMatchObject({ name: 'ApiError' });
    expect(loadOpenAttempt()).toEqual({ order, at: sentAt, seed: 'seed-1' });
    api.answers[place] = placedOrder;
    const fetchOrders = vi.fn(none);
    expect(await send({}, { fetchOrders })).toEqual(placedOrder);
    expect([fetchOrders.mock.calls.length, loadOpenAttempt()]).toEqual([0, null]);
  });

  test.each(intruders)('D-51 %s instead of the API is neither an order nor a refusal', async (_, respond) => {
    const api = fakeApi({ [place]: respond });
    await expect(send()).rejects.toMatchObject({ status: 0 });
    expect(loadOpenAttempt()).toEqual({ order, at: sentAt, seed: 'seed-1' });
    api.answers[place] = placedOrder;
    expect(await send()).toEqual(placedOrder);
    const [first, second] = idempotencyKeys(api);
    expect(second).toBe(first);
  });

  test('another order is not sent if the first was placed: the first order is returned', async () => {
    const api = fakeApi({ [place]: offline });
    await expect(send()).rejects.toThrow();
    const result = await send({ slotStart: '2026-11-03T23:00:00.000Z' }, { fetchOrders: async () => [placedOrder] });
    expect([result, api.callsOf(place).length, loadOpenAttempt()]).toEqual([placedOrder, 1, null]);
  });

  test.each(wrongClocks)('its order is found on a device that is $device', async ({ hours }) => {
    const response = setDeviceClock(new Date(sentAt - 1000), hours);
    fakeApi({ [place]: offline, 'GET /v1/app/orders': () => response([]) });
    await request<Order[]>('/v1/app/orders', { shape: { listOf: ['detailsId'] } });
    await expect(send()).rejects.toThrow();
    expect(await findLostOrder(async () => [placedOrder])).toEqual(placedOrder);
    setClockOffset(0);
  });

  test('another order is sent if the first was not placed', async () => {
    const api = fakeApi({ [place]: offline });
    await expect(send()).rejects.toThrow();
    api.answers[place] = placedOrder;
    await send({ note: 'Ring' });
    expect(api.callsOf(place)).toHaveLength(2);
  });

  test('another order is not sent while it is unknown whether the first was placed', async () => {
    const api = fakeApi({ [place]: offline });
    await expect(send()).rejects.toThrow();
    const fetchOrders = async () => Promise.reject(new Error('no answer either'));
    await expect(send({ note: 'Ring' }, { fetchOrders })).rejects.toThrow('no answer either');
    expect(api.callsOf(place)).toHaveLength(1);
    expect(loadOpenAttempt()?.order.note).toBe('');
  });

  test('a refusal closes the attempt', async () => {
    fakeApi({ [place]: problem(422, 'under_minimum') });
    await expect(send()).rejects.toMatchObject({ code: 'under_minimum' });
    expect(loadOpenAttempt()).toBeNull();
  });

  const tooLong = problem(503, 'server_busy');
  tooLong.headers.set('retry-after', '31');

  test('a busy server, which has stored nothing, closes the attempt', async () => {
    fakeApi({ [place]: tooLong });
    await expect(send()).rejects.toMatchObject({ code: 'server_busy' });
    expect(loadOpenAttempt()).toBeNull();
  });

  test('a busy server leaves an earlier attempt of the same order open', async () => {
    const api = fakeApi({ [place]: offline });
    await expect(send()).rejects.toThrow();
    api.answers[place] = tooLong;
    await expect(send()).rejects.toMatchObject({ code: 'server_busy' });
    expect(loadOpenAttempt()?.order).toEqual(order);
  });

  test('a reload finds the placed order, and fetches nothing when no response was lost', async () => {
    const fetchOrders = vi.fn(async () => [placedOrder]);
    expect(await findLostOrder(fetchOrders)).toBeNull();
    expect(fetchOrders).not.toHaveBeenCalled();
    fakeApi({ [place]: offline });
    await expect(send()).rejects.toThrow();
    expect(await findLostOrder(none)).toBeNull();
    expect(loadOpenAttempt()).not.toBeNull();
    expect(await findLostOrder(fetchOrders)).toEqual(placedOrder);
    expect(loadOpenAttempt()).toBeNull();
  });
});

describe('matching an order with an attempt', () => {
  const attempt = { order, at: sentAt };
  test.each<[string, Partial<Order>, boolean]>([
    ['the same', {}, true],
    ['another window', { slot: { start: '2026-11-03T23:00:00.000Z', end: '2026-11-04T00:00:00.000Z' } }, false],
    ['another note', { note: 'Ring' }, false],
    ['another quantity', { items: [{ ...placedOrder.items[0]!, quantity: 1 }] }, false],
    ['another dispensary', { provider: { ...placedOrder.provider, id: 'provider-2' } }, false],
    ['placed long before', { placedAt: new Date(sentAt - 3_600_000).toISOString() }, false],
    ['placed slightly earlier, because of clock skew', { placedAt: new Date(sentAt - 60_000).toISOString() }, true],
  ])('%s', (_, rest, isPlaced) => {
    const other = buildOrder(rest);
    expect(findPlacedOrder([other], attempt)).toEqual(isPlaced ? other : null);
  });
});

test('an attempt from yesterday, or an invalid value, is not open', () => {
  localStorage.setItem(storageKeys.orderAttempt, JSON.stringify({ order, at: sentAt - 86_400_001 }));
  expect(loadOpenAttempt()).toBeNull();
  localStorage.setItem(storageKeys.orderAttempt, JSON.stringify({ key: 'k', body: '{}' }));
  expect([loadOpenAttempt(), localStorage.getItem(storageKeys.orderAttempt)]).toEqual([null, null]);
});
