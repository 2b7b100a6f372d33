import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderNumberPattern } from '../../../src/domain/order/orderNumber';
import { orderSchema, type SortOrder } from '../../../src/domain/order/orderSchema';
import { buildOrderRow } from '../../../tests/fixtures/builders/orderRows';
import {
  buildOrder,
  buildPlaceId,
  firstSlot,
  openShop,
  placed,
  read,
  shopTime,
  type Shop,
} from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { idImages, orders, providerProducts } from '../../database/schema';
import { placeIdOf } from '../../platform/maps/placeId';

let shopApp: TestApp;
let shop: Shop;
let now = shopTime;
beforeAll(async () => {
  shopApp = await openTestApp({ clock: () => now });
});
afterAll(() => shopApp.close());
beforeEach(async () => {
  await shopApp.reset();
  now = shopTime;
  shop = await openShop(shopApp);
});

const get = (path: string, headers: Record<string, string>) => shopApp.app.request(path, { headers });
const cancel = ({ provider, detailsId }: Order, headers: Record<string, string>) =>
  shopApp.app.request(`/v1/app/orders/${provider.id}/${detailsId}/cancel`, { method: 'POST', headers });
const item = (productVariantId: string, quantity: number, price: number) => ({ productVariantId, quantity, price });

describe('placing an order', () => {
  test('S3-13 S7-33 D-16 D-17 places an order with the provider’s prices and takes stock and slot', async () => {
    const { headers } = await shop.shopper();
    const body = buildOrder({
      addressTwo: 'Apt 4',
      note: 'Side door',
      items: [item('pod-b', 1, 45.5), item('pod-a', 2, 30)],
    });
    const order = await placed(shop.place(headers, body));
    expect(orderSchema.parse(order)).toEqual(order);
    expect(order).toMatchObject({
      status: 'PLACED',
      orderType: 'delivery',
      provider: { id: 'alder', name: 'Alder Collective', timezone: 'America/Los_Angeles', licence: 'C9-0990001-LIC' },
      subtotal: { amount: 105.5, currencyCode: 'USD' },
      taxTotal: { amount: 15.83, currencyCode: 'USD' },
      deliveryFeeTotal: { amount: 0, currencyCode: 'USD' },
      total: { amount: 121.33, currencyCode: 'USD' },
      slot: { start: firstSlot, end: '2026-07-01T19:00:00.000Z' },
      note: 'Side door',
      placedAt: shopTime.toISOString(),
      events: [{ status: 'PLACED', at: shopTime.toISOString(), reason: null }],
    });
    expect(
      order.items.map(({ productVariantId, title, quantity, itemTotal }) => [
        productVariantId,
        title,
        quantity,
        itemTotal.amount,
      ]),
    ).toEqual([
      ['pod-b', 'Night Orchard', 1, 45.5],
      ['pod-a', 'Blue Ridge', 2, 60],
    ]);
    expect(order.deliveryAddress).toMatchObject({
      addressOne: '123 N Spring St',
      addressTwo: 'Apt 4',
      postalCode: '90012',
      state: 'CA',
    });
    expect(order.detailsPagePath).toBe(`/delivery/order/alder/${order.detailsId}`);
    expect(order.detailsId).toMatch(/^[0-9a-f]{32}$/);
    expect(order.orderNumber).toMatch(orderNumberPattern);
    expect(await shop.stock()).toEqual({ 'pod-a': 18, 'pod-b': 9 });
    expect(await shop.taken()).toBe(1);
  });

  test('D-15 queues the provider’s message with the order', async () => {
    const { headers } = await shop.shopper();
    const order = await placed(shop.place(headers));
    const messages = await shop.messages();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      providerId: 'alder',
      attempts: 0,
      deliveredAt: null,
      nextAt: shopTime,
      payload: { type: 'order.placed', data: { order, customer: { givenName: 'Ada', familyName: 'Reyes' } } },
    });
  });

  test('S1-14 D-17 an order of $50 or less pays the delivery fee', async () => {
    await shopApp.context.database.update(providerProducts).set({ priceCents: 2500 });
    const { headers } = await shop.shopper();
    const order = await placed(shop.place(headers, buildOrder({ items: [item('pod-a', 2, 25)] })));
    expect([order.deliveryFeeTotal.amount, order.total.amount]).toEqual([5, 62.5]);
  });

  test('D-19 an expiring ID image is kept while an order is open and for 30 days afterwards', async () => {
    const { headers } = await shop.shopper();
    const { database } = shopApp.context;
    await database.update(idImages).set({ deleteAfter: new Date(now.getTime() + 1000) });
    const order = await placed(shop.place(headers));
    const [kept] = await database.select().from(idImages);
    expect(kept!.deleteAfter).toBeNull();
    await cancel(order, headers);
    const [ending] = await database.select().from(idImages);
    expect(ending!.deleteAfter).toEqual(new Date(now.getTime() + 30 * 86_400_000));
  });
});

describe('a refused order leaves nothing behind', () => {
  const expectNothing = async () => {
    expect(await shopApp.context.database.select().from(orders)).toEqual([]);
    expect(await shop.stock()).toEqual({ 'pod-a': 20, 'pod-b': 10 });
    expect(await shop.taken()).toBe(0);
    expect(await shop.messages()).toEqual([]);
  };
  const refuse = async (body: unknown, headers?: Record<string, string>) => {
    const answer = await read(shop.place(headers ?? (await shop.shopper()).headers, body));
    await expectNothing();
    return answer;
  };

  test('D-16 without a token gives a 401', async () => {
    for (const headers of [{}, { authorization: 'Bearer nobody' }, { authorization: 'Basic abc' }] as Record<
      string,
      string
    >[]) {
      expect(await refuse(buildOrder(), headers)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });

  test('S8-04 D-16 without an uploaded ID, which is reported before changes of prices or stock', async () => {
    const { headers } = await shopApp.signedIn();
    for (const order of [buildOrder(), buildOrder({ slotStart: '2026-07-01T15:00:00.000Z' })])
      expect(await refuse(order, headers)).toMatchObject({
        status: 422,
        body: { code: 'id_missing', detail: 'Please upload a photo of your ID before you place your order.' },
      });
  });

  test('D-16 with an ID that was deleted during the request', async () => {
    const { headers } = await shop.shopper();
    const run = (statement: string) => shopApp.context.database.execute(statement);
    // Deletes the ID after it was checked and before the order is written: taking the slot happens in between.
    await run(
      'CREATE FUNCTION delete_ids() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM id_images; RETURN NEW; END $$',
    );
    await run('CREATE TRIGGER delete_ids BEFORE INSERT ON slot_usage EXECUTE FUNCTION delete_ids()');
    const answer = await refuse(buildOrder(), headers);
    await run('DROP FUNCTION delete_ids CASCADE');
    expect(answer).toMatchObject({ status: 422, body: { code: 'id_missing' } });
  });

  test('D-16 with an ID that another shopper uploaded', async () => {
    await shop.shopper();
    const { headers } = await shopApp.signedIn();
    expect(await refuse(buildOrder(), headers)).toMatchObject({ status: 422, body: { code: 'id_missing' } });
  });

  test.each([
    [
      'out of the zone',
      buildPlaceId('94103', '1 Market St'),
      'address_out_of_zone',
      'Your address is out of delivery range of this dispensary. Please use another address.',
    ],
    ['that no map knows', 'gz:nonsense', 'address_unknown', 'We couldn’t find this address. Please choose it again.'],
    [
      'without a house',
      buildPlaceId('90012', ''),
      'address_incomplete',
      'Please use an address with a street, number and ZIP code.',
    ],
    [
      'without a ZIP code',
      placeIdOf({ country: 'US', postalCode: '90012', street: '123 N Spring St', isAround: true })!,
      'address_incomplete',
      'Please use an address with a street, number and ZIP code.',
    ],
  ])('S8-04 D-16 D-20 to an address %s', async (_, placeId, code, detail) => {
    expect(await refuse(buildOrder({ placeId }))).toMatchObject({ status: 422, body: { code, detail } });
  });

  test('S8-04 from an unknown provider', async () => {
    expect(await refuse(buildOrder({ providerId: 'nobody' }))).toMatchObject({
      status: 422,
      body: {
        code: 'provider_unavailable',
        detail: 'This dispensary doesn’t deliver. Please choose your address again.',
      },
    });
  });

  test.each([
    ['in the past', '2026-07-01T15:00:00.000Z'],
    ['within the lead time', '2026-07-01T17:00:00.000Z'],
    ['after closing', '2026-07-02T03:00:00.000Z'],
    ['off the grid', '2026-07-01T18:30:00.000Z'],
    ['beyond the days in advance', '2026-07-04T18:00:00.000Z'],
  ])('S5-09 S5-15 D-16 for a slot %s', async (_, slotStart) => {
    expect(await refuse(buildOrder({ slotStart }))).toMatchObject({
      status: 409,
      body: {
        code: 'order_changed',
        detail: 'Sorry, you just missed this delivery window, please select another time.',
        changes: { items: [], isSlotGone: true },
      },
    });
  });

  test('D-16 S4-18 at another price gives a 409 with the current figures', async () => {
    const answer = await refuse(buildOrder({ items: [item('pod-a', 2, 29.99), item('pod-b', 1, 45.5)] }));
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'order_changed',
        detail: 'Some of your order has changed. Please check it before you place it again.',
      },
    });
    expect(answer.body.changes).toEqual({
      isSlotGone: false,
      items: [{ productVariantId: 'pod-a', price: { amount: 30, currencyCode: 'USD' }, availableQuantity: 20 }],
    });
  });

  test('S5-12 D-16 beyond the stock gives a 409 with the available quantity', async () => {
    await shopApp.context.database.update(providerProducts).set({ thcGrams: 0 });
    const answer = await refuse(buildOrder({ items: [item('pod-a', 21, 30)] }));
    expect(answer.body).toMatchObject({
      code: 'order_changed',
      detail: 'The delivery dispensary only has 20 items in stock.',
      changes: { items: [{ productVariantId: 'pod-a', availableQuantity: 20 }] },
    });
  });

  test('D-16 sold out in the meantime gives a 409 that says so', async () => {
    await shopApp.context.database.update(providerProducts).set({ available: 0 });
    expect((await read(shop.place((await shop.shopper()).headers))).body).toMatchObject({
      code: 'order_changed',
      detail: 'An item in your order just sold out. Please check your order before you place it again.',
      changes: { items: [{ productVariantId: 'pod-a', availableQuantity: 0 }] },
    });
  });

  test.each([
    [{ note: 'a\u0000b' }, 'note'],
    [{ note: 'half \ud800' }, 'note'],
    [{ addressTwo: 'Apt\u0007' }, 'addressTwo'],
  ])('signs that are no text are refused by name: %j', async (values, path) => {
    const { status, body } = await refuse(buildOrder(values));
    expect([status, body.code, body.errors?.map((error) => error.path)]).toEqual([422, 'not_valid', [path]]);
  });

  test('an id with a NUL character is unknown and causes no server error', async () => {
    const { headers } = await shop.shopper();
    const answer = await read(get('/v1/app/orders/%00/x', headers));
    expect([answer.status, answer.body.code]).toEqual([422, 'not_valid']);
    expect((await refuse(buildOrder({ providerId: '\u0000' }))).status).toBe(422);
  });

  test('D-16 a variant the provider does not carry has no price, and all changes are reported together', async () => {
    const answer = await refuse(
      buildOrder({ slotStart: '2026-07-01T17:00:00.000Z', items: [item('pod-z', 1, 5), item('pod-a', 2, 31)] }),
    );
    expect(answer.status).toBe(409);
    expect(answer.body.changes).toEqual({
      isSlotGone: true,
      items: [
        { productVariantId: 'pod-z', price: null, availableQuantity: 0 },
        { productVariantId: 'pod-a', price: { amount: 30, currencyCode: 'USD' }, availableQuantity: 20 },
      ],
    });
  });

  test('S5-10 S8-10 D-16 below the minimum before taxes', async () => {
    expect(await refuse(buildOrder({ items: [item('pod-a', 1, 30)] }))).toMatchObject({
      status: 422,
      body: {
        code: 'under_minimum',
        detail: 'A minimum order of $40.00 before taxes is required for an XPRESS delivery.',
      },
    });
  });

  test('S5-11 D-16 over the weight limit', async () => {
    expect(await refuse(buildOrder({ items: [item('pod-a', 11, 30)] }))).toMatchObject({
      status: 422,
      body: {
        code: 'over_weight_limit',
        detail: 'Your order exceeds the legal limit of 8 grams for an online order by 0.8 g of THC.',
      },
    });
  });

  test.each<[string, unknown, string]>([
    ['items', buildOrder({ items: [] }), 'items'],
    ['items.0.quantity', buildOrder({ items: [item('pod-a', 0, 30)] }), 'items.0.quantity'],
    ['items.0.quantity', buildOrder({ items: [item('pod-a', 1.5, 30)] }), 'items.0.quantity'],
    ['items.0.quantity', buildOrder({ items: [item('pod-a', -1, 30)] }), 'items.0.quantity'],
    ['items', buildOrder({ items: [item('pod-a', 1, 30), item('pod-a', 1, 30)] }), 'items'],
    ['slotStart', buildOrder({ slotStart: 'tomorrow' }), 'slotStart'],
    ['note', buildOrder({ note: 'x'.repeat(281) }), 'note'],
    ['the body', { ...buildOrder(), total: 1 }, ''],
  ])('D-30 a body that is not valid names %s', async (_, body, path) => {
    const answer = await refuse(body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'not_valid' } });
    expect(answer.body.errors!.map((error) => error.path)).toContain(path);
  });

  test('D-16 without an Idempotency-Key, or with invalid characters in it', async () => {
    const { headers } = await shop.shopper();
    const post = (more: Record<string, string>) =>
      shopApp.app.request('/v1/app/orders', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', ...more },
        body: JSON.stringify(buildOrder()),
      });
    for (const more of [{}, { 'idempotency-key': 'a b' }, { 'idempotency-key': 'x'.repeat(201) }] as Record<
      string,
      string
    >[]) {
      const { status, body } = await read(post(more));
      expect(status).toBe(422);
      expect(body.errors![0]!.path).toBe('idempotency-key');
    }
    await expectNothing();
  });
});

describe('reading orders', () => {
  test('S2-07 lists the shopper’s own open and past orders, newest first', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()];
    const first = await placed(shop.place(mine.headers));
    now = new Date(shopTime.getTime() + 60_000);
    const second = await placed(shop.place(mine.headers));
    await placed(shop.place(other.headers));
    await cancel(first, mine.headers);
    const list = async (query = '') =>
      ((await (await get(`/v1/app/orders${query}`, mine.headers)).json()) as Order[]).map((order) => order.orderLogId);
    expect(await list()).toEqual([second.orderLogId, first.orderLogId]);
    expect(await list('?state=open')).toEqual([second.orderLogId]);
    expect(await list('?state=past')).toEqual([first.orderLogId]);
    expect((await get('/v1/app/orders?state=odd', mine.headers)).status).toBe(422);
    expect((await get('/v1/app/orders', {})).status).toBe(401);
  });

  test('S2-07 lists a hundred past orders in pages, newest first, apart from an open one', async () => {
    const { headers, userId } = await shop.shopper();
    const rows = Array.from({ length: 100 }, (_, at) =>
      buildOrderRow({
        userId,
        status: 'COMPLETED',
        localDay: '2026-06-30',
        placedAt: new Date(shopTime.getTime() - (at + 1) * 3_600_000),
      }),
    );
    await shopApp.context.database.insert(orders).values(rows);
    const open = await placed(shop.place(headers));
    const list = async (query: string) =>
      ((await (await get(`/v1/app/orders${query}`, headers)).json()) as Order[]).map((order) => order.orderLogId);
    const past = rows.map(({ id }) => id);
    expect(await list('?state=past&size=40')).toEqual(past.slice(0, 40));
    expect(await list('?state=past&page=2&size=40')).toEqual(past.slice(80));
    expect(await list('?state=past&page=3&size=40')).toEqual([]);
    expect(await list('?page=5')).toHaveLength(1);
    expect(await list('?state=past')).toEqual(past.slice(0, 20));
    expect(await list('?state=open&size=40')).toEqual([open.orderLogId]);
    expect(await list('')).toEqual([open.orderLogId, ...past.slice(0, 19)]);
    expect(await list('?size=100')).toHaveLength(100);
    for (const query of ['size=0', 'size=101', 'page=-1', 'page=1.5', 'page=x'])
      expect((await get(`/v1/app/orders?${query}`, headers)).status).toBe(422);
  });

  test('S2-18 D-32 only its shopper can read an order', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()];
    const order = await placed(shop.place(mine.headers));
    const path = `/v1/app/orders/alder/${order.detailsId}`;
    expect(await read(get(path, mine.headers))).toEqual({ status: 200, body: order });
    expect(await read(get(path, other.headers))).toMatchObject({
      status: 404,
      body: { code: 'order_unknown', detail: 'We couldn’t find this order.' },
    });
    expect((await get(path, {})).status).toBe(401);
    expect((await get(path.replace('alder', 'birch'), mine.headers)).status).toBe(404);
    expect((await get('/v1/app/orders/alder/nothing', mine.headers)).status).toBe(404);
  });
});
