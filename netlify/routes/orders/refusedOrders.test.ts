import { describe, expect, test } from 'vitest';
import { buildOrder, buildPlaceId, read } from '../../../tests/fixtures/builders/orderShop';
import { orders } from '../../database/orderTables';
import { providerProducts } from '../../database/providerTables';
import { createPlaceId } from '../../platform/maps/placeId';
import { orderCalls } from '../../../tests/fixtures/calls/orderCalls';

const calls = orderCalls();
const { get } = calls;
const item = (productVariantId: string, quantity: number, price: number) => ({ productVariantId, quantity, price });

describe('a refused order leaves nothing behind', () => {
  const expectNothing = async () => {
    expect(await calls.api().context.database.select().from(orders)).toEqual([]);
    expect(await calls.shop().stock()).toEqual({ 'pod-a': 20, 'pod-b': 10 });
    expect(await calls.shop().taken()).toBe(0);
    expect(await calls.shop().messages()).toEqual([]);
  };
  const refuse = async (body: unknown, headers?: Record<string, string>) => {
    const response = await read(calls.shop().place(headers ?? (await calls.shop().shopper()).headers, body));
    await expectNothing();
    return response;
  };

  test('S8-04 D-16 without an uploaded ID, which is reported before changes of prices or stock', async () => {
    const { headers } = await calls.api().signedIn();
    for (const order of [buildOrder(), buildOrder({ slotStart: '2026-07-01T15:00:00.000Z' })])
      expect(await refuse(order, headers)).toMatchObject({
        status: 422,
        body: { code: 'id_missing', detail: 'Please upload a photo of your ID before you place your order.' },
      });
  });

  test('D-16 with an ID that was deleted during the request', async () => {
    const { headers } = await calls.shop().shopper();
    const run = (statement: string) => calls.api().context.database.execute(statement);
    // The check locks the ID until the order is written, so a deletion comes either before the check or after the
    // order.
    await run(
      'CREATE FUNCTION delete_ids() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM id_images; RETURN NULL; END $$',
    );
    await run('CREATE TRIGGER delete_ids BEFORE UPDATE ON id_images FOR EACH ROW EXECUTE FUNCTION delete_ids()');
    const response = await refuse(buildOrder(), headers).finally(() => run('DROP FUNCTION delete_ids CASCADE'));
    expect(response).toMatchObject({ status: 422, body: { code: 'id_missing' } });
  });

  test('D-16 with an ID that another shopper uploaded', async () => {
    await calls.shop().shopper();
    const { headers } = await calls.api().signedIn();
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
      createPlaceId({ country: 'US', postalCode: '90012', street: '123 N Spring St', isAround: true })!,
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
    const response = await refuse(buildOrder({ items: [item('pod-a', 2, 29.99), item('pod-b', 1, 45.5)] }));
    expect(response).toMatchObject({
      status: 409,
      body: {
        code: 'order_changed',
        detail: 'Some of your order has changed. Please check it before you place it again.',
      },
    });
    expect(response.body.changes).toEqual({
      isSlotGone: false,
      items: [{ productVariantId: 'pod-a', price: { amount: 30, currencyCode: 'USD' }, availableQuantity: 20 }],
    });
  });

  test('S5-12 D-16 beyond the stock gives a 409 with the available quantity', async () => {
    await calls.api().context.database.update(providerProducts).set({ thcGrams: 0 });
    const response = await refuse(buildOrder({ items: [item('pod-a', 21, 30)] }));
    expect(response.body).toMatchObject({
      code: 'order_changed',
      detail: 'The delivery dispensary only has 20 items in stock.',
      changes: { items: [{ productVariantId: 'pod-a', availableQuantity: 20 }] },
    });
  });

  test('D-16 sold out in the meantime gives a 409 that says so', async () => {
    await calls.api().context.database.update(providerProducts).set({ available: 0 });
    expect((await read(calls.shop().place((await calls.shop().shopper()).headers))).body).toMatchObject({
      code: 'order_changed',
      detail: 'An item in your order just sold out. Please check your order before you place it again.',
      changes: { items: [{ productVariantId: 'pod-a', availableQuantity: 0 }] },
    });
  });

  test.each([
    [{ note: 'a\u0000b' }, 'note'],
    [{ note: 'half \ud800' }, 'note'],
    [{ addressTwo: 'Apt\u0007' }, 'addressTwo'],
    [{ providerId: '\u0000' }, 'providerId'],
    [{ placeId: 'gz:\u0000' }, 'placeId'],
    [{ slotStart: '0000-07-01T18:00:00Z' }, 'slotStart'],
    [{ items: [item('pod\ud800', 1, 30)] }, 'items.0.productVariantId'],
  ])('D-30 values that the database does not take are refused by name: %j', async (values, path) => {
    const { status, body } = await refuse(buildOrder(values));
    expect([status, body.code, body.errors?.map((error) => error.path)]).toEqual([422, 'not_valid', [path]]);
  });

  test.each(['123 N\u0000 Spring St', '123 N Spring St\u0007'])(
    'D-30 a place whose id encodes %j is unknown',
    async (street) => {
      const { status, body } = await refuse(buildOrder({ placeId: buildPlaceId('90012', street) }));
      expect([status, body.code]).toEqual([422, 'address_unknown']);
    },
  );

  test.each([
    ['/v1/app/orders/%00/x', 'providerId'],
    ['/v1/app/orders/alder/a%00b', 'detailsId'],
  ])('D-30 an id in a path with a NUL character is refused by name: %s', async (path, name) => {
    const { headers } = await calls.shop().shopper();
    const { status, body } = await read(get(path, headers));
    expect([status, body.code, body.errors?.map((error) => error.path)]).toEqual([422, 'not_valid', [name]]);
  });

  test('D-16 a variant the provider does not carry has no price, and all changes are reported together', async () => {
    const response = await refuse(
      buildOrder({ slotStart: '2026-07-01T17:00:00.000Z', items: [item('pod-z', 1, 5), item('pod-a', 2, 31)] }),
    );
    expect(response.status).toBe(409);
    expect(response.body.changes).toEqual({
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
    const response = await refuse(body);
    expect(response).toMatchObject({ status: 422, body: { code: 'not_valid' } });
    expect(response.body.errors!.map((error) => error.path)).toContain(path);
  });

  test('D-16 without an Idempotency-Key, or with invalid characters in it', async () => {
    const { headers } = await calls.shop().shopper();
    const post = (more: Record<string, string>) =>
      calls.api().app.request('/v1/app/orders', {
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
