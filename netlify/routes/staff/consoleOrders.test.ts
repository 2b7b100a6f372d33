import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInStaff, type Console } from '../../../tests/fixtures/builders/buildStaff';
import { openFullAccount, person, type FullAccount } from '../../../tests/fixtures/builders/fullAccount';
import { buildOrder, buildProvider, placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import type { Order } from '../../../src/domain/order/orderSchema';
import type { ConsoleOrder, ConsoleOrders } from '../../../src/domain/staff/consoleOrderSchema';
import { auditEntries } from '../../database/staffTables';
import { idLooks, orderEvents } from '../../database/orderTables';
import { providers } from '../../database/providerTables';
import { QueueBusyError } from '../../platform/images/workQueue';

let now = shopTime;
let api: TestApp;
let mara: FullAccount;
let order: Order;
let sam: Console;
let birch: Console;
beforeAll(async () => {
  api = await openTestApp({ clock: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  mara = await openFullAccount(api);
  order = await placed(mara.shop.place(mara.headers, buildOrder({ note: 'Ring twice' })));
  await api.context.database.insert(providers).values(buildProvider({ id: 'birch', name: 'Birch' }));
  sam = await signInStaff(api, 'alder', { email: 'sam@alder.example' });
  birch = await signInStaff(api, 'birch');
});

const path = (rest = '') => `/v1/staff/orders/${order.orderNumber}${rest}`;
const list = async (query = '', by = sam) =>
  (await by.call<ConsoleOrders>('GET', `/v1/staff/orders${query}`)).body.orders.map(({ orderNumber }) => orderNumber);
const move = (status: string, { by = sam, key, reason }: { by?: Console; key?: string; reason?: string } = {}) =>
  by.call<ConsoleOrder & { code: string; order: Order }>('POST', path('/status'), { status, reason }, key);
const eventCount = async () =>
  (await api.context.database.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderLogId))).length;
const log = async (action: string) =>
  (await api.context.database.select().from(auditEntries)).filter((entry) => entry.action === action);

describe('the list of orders', () => {
  test('shows who ordered what, when, with what is to be paid and what is known of the ID', async () => {
    const { body } = await sam.call<ConsoleOrders>('GET', '/v1/staff/orders?state=open');
    expect(body.total).toBe(1);
    expect(body.orders[0]).toMatchObject({
      orderNumber: order.orderNumber,
      status: 'PLACED',
      total: order.total,
      slot: order.slot,
      note: 'Ring twice',
      items: [{ productVariantId: 'pod-a', quantity: 2 }],
      customer: {
        givenName: person.givenName,
        email: person.email,
        phoneNumberVerified: expect.any(Boolean) as boolean,
      },
      idPhoto: { isStored: true, viewedAt: null, confirmedAt: null },
      run: null,
    });
    expect(await list('?state=past')).toEqual([mara.order.orderNumber]);
    expect(await list('?status=PLACED,CANCELLED')).toHaveLength(2);
    expect(await list('?size=1&page=1')).toHaveLength(1);
    expect((await sam.call('GET', '/v1/staff/orders?status=LOST')).status).toBe(422);
  });

  test('is searched by number and by name', async () => {
    const number = order.orderNumber.toLowerCase();
    for (const typed of [number, `${number.slice(0, 4)} ${number.slice(4)}`, number.slice(0, 5)])
      expect(await list(`?search=${encodeURIComponent(typed)}`)).toEqual([order.orderNumber]);
    for (const typed of ['marabel', 'LIND', 'lindqvist mara'])
      expect(await list(`?search=${encodeURIComponent(typed)}`)).toHaveLength(2);
    for (const typed of ['nobody', '%', '_', '\\', "' or 1=1"])
      expect(await list(`?search=${encodeURIComponent(typed)}`)).toEqual([]);
  });

  test('polled with its ETag is a 304 until something changes', async () => {
    const first = await sam.send('GET', '/v1/staff/orders?state=open');
    const etag = first.headers.get('etag')!;
    const again = () => sam.send('GET', '/v1/staff/orders?state=open', undefined, { 'if-none-match': etag });
    const unchanged = await again();
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag]);
    await move('ACCEPTED');
    expect((await again()).status).toBe(200);
  });

  test('another dispensary sees and changes nothing of it', async () => {
    expect(await list('', birch)).toEqual([]);
    expect(await list(`?search=${order.orderNumber}`, birch)).toEqual([]);
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['POST', '/status', { status: 'ACCEPTED' }],
      ['GET', '/id-photo', undefined],
      ['POST', '/confirm-id', undefined],
    ] as const)
      expect((await birch.call(method, path(rest), body)).body).toMatchObject({ status: 404, code: 'order_unknown' });
    expect((await birch.call('GET', `${path()}?providerId=alder`)).status).toBe(404);
    expect(await eventCount()).toBe(1);
    expect(await log('order.viewId')).toEqual([]);
  });

  test('an operator names the dispensary', async () => {
    const operator = await signInStaff(api, null);
    expect((await operator.call('GET', '/v1/staff/orders')).status).toBe(422);
    expect(await list('?providerId=alder&state=open', operator)).toEqual([order.orderNumber]);
    expect(await list('?providerId=birch', operator)).toEqual([]);
    expect((await operator.call('GET', '/v1/staff/orders?providerId=nowhere')).status).toBe(404);
  });
});

describe('moving an order', () => {
  test('from placed to completed, logged with who did it', async () => {
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'])
      expect((await move(status)).body).toMatchObject({ status });
    const events = await api.context.database
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.orderLogId));
    expect(events.map(({ staffId }) => staffId)).toEqual([null, ...Array.from({ length: 4 }, () => sam.member.id)]);
    expect((await log('order.move')).map(({ actor, subject, detail }) => [actor, subject, detail])).toEqual(
      ['PLACED ACCEPTED', 'ACCEPTED PACKED', 'PACKED ON_THE_WAY', 'ON_THE_WAY COMPLETED']
        .map((pair) => pair.split(' '))
        .map(([from, to]) => ['sam@alder.example', order.orderNumber, { from, to }]),
    );
  });

  test('declining needs a reason, and gives stock and window back', async () => {
    const taken = await mara.shop.taken();
    expect((await move('DECLINED')).status).toBe(422);
    expect((await move('DECLINED', { reason: 'Closed' })).status).toBe(200);
    expect(await mara.shop.stock()).toMatchObject({ 'pod-a': 20 });
    expect(await mara.shop.taken()).toBe(taken - 1);
    // The log says what was done, not what was written to the shopper.
    expect(JSON.stringify(await log('order.move'))).not.toContain('Closed');
  });

  test('with the same key is done once, also when both arrive together and after it moved on', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => move('ACCEPTED', { key: 'k1' })));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([1, 2, 3].map(() => [200, 'ACCEPTED']));
    expect(await eventCount()).toBe(2);
    await move('PACKED', { key: 'k2' });
    expect((await move('ACCEPTED', { key: 'k1' })).body).toMatchObject({ status: 'PACKED' });
    expect(await log('order.move')).toHaveLength(2);
    // Keys of different members are independent.
    const kim = await signInStaff(api, 'alder');
    expect((await move('ACCEPTED', { key: 'k1', by: kim })).status).toBe(409);
  });

  test('a refused move may be sent again with its key', async () => {
    expect((await move('PACKED', { key: 'k1' })).status).toBe(409);
    await move('ACCEPTED');
    expect((await move('PACKED', { key: 'k1' })).status).toBe(200);
  });

  test('the second of two clerks gets the order as it is now', async () => {
    const kim = await signInStaff(api, 'alder');
    const answers = await Promise.all([move('ACCEPTED'), move('DECLINED', { by: kim, reason: 'Out of stock' })]);
    const won = answers.find(({ status }) => status === 200)!;
    const lost = answers.find(({ status }) => status === 409)!;
    expect(lost.body).toMatchObject({ code: 'order_status_conflict', order: { status: won.body.status } });
    expect(lost.body.order.events.at(-1)).toMatchObject({ status: won.body.status });
    expect(await eventCount()).toBe(2);
  });

  test('has an arrival once it is packed, logged, and not replaced by an older one that is sent again', async () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
    const first = { start: at(30), end: at(60) };
    const put = (eta: object, key?: string) => sam.call<ConsoleOrder>('PUT', path('/eta'), eta, key);
    expect((await put(first)).body).toMatchObject({ code: 'order_status_conflict', order: { status: 'PLACED' } });
    await move('ACCEPTED');
    await move('PACKED');
    expect((await put(first, 'k1')).body.eta).toEqual(first);
    const second = { start: at(40), end: at(70) };
    await put(second);
    expect((await put(first, 'k1')).body.eta).toEqual(second);
    expect((await put({ start: at(60), end: at(30) })).body).toMatchObject({ status: 422, code: 'eta_invalid' });
    expect((await log('order.eta')).map(({ subject, detail }) => [subject, detail])).toEqual([
      [order.orderNumber, first],
      [order.orderNumber, second],
    ]);
  });

  test('a move needs a key', async () => {
    const answer = await sam.send('POST', path('/status'), { status: 'ACCEPTED' });
    expect(answer.status).toBe(422);
  });
});

describe('the ID photo', () => {
  test('is shown to its dispensary, marked and never kept, and every view is logged with who looked', async () => {
    for (let each = 0; each < 2; each += 1) {
      const answer = await sam.send('GET', path('/id-photo'));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
    const looks = await api.context.database.select().from(idLooks);
    expect(looks.map(({ action, staffId }) => [action, staffId])).toEqual(
      Array.from({ length: 2 }, () => ['seen', sam.member.id]),
    );
    expect((await log('order.viewId')).map(({ staffId, subject }) => [staffId, subject])).toEqual(
      Array.from({ length: 2 }, () => [sam.member.id, order.orderNumber]),
    );
    await expect(api.context.database.execute(sql`DELETE FROM id_looks`)).rejects.toThrow();
  });

  test('not after the order has ended, nor after the shopper deleted it, nor to a preview', async () => {
    expect((await sam.send('HEAD', path('/id-photo'))).status).toBe(404);
    await mara.call('DELETE', '/v1/app/user/uploaded-id?providerId=alder');
    expect((await sam.call('GET', path('/id-photo'))).body).toMatchObject({ status: 404, code: 'id_deleted' });
    await mara.upload();
    expect((await sam.send('GET', path('/id-photo'))).status).toBe(200);
    await move('DECLINED', { reason: 'Closed' });
    expect((await sam.call('GET', path('/id-photo'))).body).toMatchObject({ status: 409, code: 'order_ended' });
    expect(await log('order.viewId')).toHaveLength(1);
  });

  test('D-19 that could not be shown was not viewed: nothing is logged, and it cannot be confirmed', async () => {
    const { images } = api.context;
    api.context.images = { run: () => Promise.reject(new QueueBusyError('The queue is full.')) };
    const answer = await sam.send('GET', path('/id-photo'));
    api.context.images = images;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await log('order.viewId')).toEqual([]);
    expect((await sam.call('POST', path('/confirm-id'))).body).toMatchObject({ status: 409, code: 'id_not_viewed' });
  });

  test('is confirmed only after it was viewed', async () => {
    expect((await sam.call('POST', path('/confirm-id'))).body).toMatchObject({ status: 409, code: 'id_not_viewed' });
    await sam.send('GET', path('/id-photo'));
    now = new Date(shopTime.getTime() + 1000);
    for (let each = 0; each < 2; each += 1) {
      const { body } = await sam.call<ConsoleOrder>('POST', path('/confirm-id'), undefined, 'k1');
      expect(body.idPhoto).toEqual({
        isStored: true,
        viewedAt: shopTime.toISOString(),
        confirmedAt: now.toISOString(),
      });
    }
    expect(await log('order.confirmId')).toHaveLength(1);
  });
});

test('what the webhook does is in the log too, and nothing in the log names a shopper', async () => {
  await mara.shop.send({ type: 'order.status', data: { orderNumber: order.orderNumber, status: 'ACCEPTED' } });
  await mara.shop.send({ type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: 7 } });
  await mara.shop.send({ type: 'price.update', data: { productVariantId: 'pod-a', price: 31.5 } });
  const asked = await mara.shop.send({ type: 'order.id', data: { orderNumber: order.orderNumber } });
  const { idLink } = (await asked.json()) as { idLink: { path: string } };
  expect((await api.app.request(idLink.path, { method: 'POST' })).status).toBe(200);
  const entries = await api.context.database.select().from(auditEntries);
  expect(entries.map(({ action, actor, subject, detail }) => [action, actor, subject, detail])).toEqual([
    ['order.move', 'webhook', order.orderNumber, { from: 'PLACED', to: 'ACCEPTED' }],
    ['stock.set', 'webhook', 'pod-a', { from: 18, to: 7 }],
    ['price.set', 'webhook', 'pod-a', { from: 3000, to: 3150 }],
    ['order.viewId', 'webhook', order.orderNumber, { step: 'link' }],
    ['order.viewId', 'webhook', order.orderNumber, { step: 'view' }],
  ]);
  const text = JSON.stringify(entries);
  for (const trace of mara.traces()) expect(text).not.toContain(trace);
});
