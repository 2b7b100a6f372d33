import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { person } from '../../../tests/fixtures/builders/fullAccount';
import type { ConsoleOrder, ConsoleOrders } from '../../../src/domain/staff/consoleOrderSchema';
import { users } from '../../database/accountTables';
import { notices } from '../../database/workTables';
import { auditEntries } from '../../database/staffTables';
import { orderEvents } from '../../database/orderTables';
import { consoleOrderCalls } from '../../../tests/fixtures/calls/consoleOrderCalls';

const work = consoleOrderCalls();
const { list, move, path, eventCount, log } = work;

describe('the list of orders', () => {
  test('shows who ordered what, when, with what is to be paid and what is known of the ID', async () => {
    const { body } = await work.sam().call<ConsoleOrders>('GET', '/v1/staff/orders?state=open');
    expect(body.total).toBe(1);
    expect(body.orders[0]).toMatchObject({
      orderNumber: work.order().orderNumber,
      status: 'PLACED',
      total: work.order().total,
      slot: work.order().slot,
      note: 'Ring twice',
      items: [{ productVariantId: 'pod-a', quantity: 2 }],
      customer: {
        givenName: person.givenName,
        email: person.email,
        phoneNumberVerified: expect.any(Boolean) as boolean,
      },
      idPhoto: { isStored: true, viewedAt: null, confirmedAt: null },
      run: null,
      messages: { emailBouncedAt: null, textStatus: null, textError: null },
    });
    expect(await list('?state=past')).toEqual([work.mara().order.orderNumber]);
    expect(await list('?status=PLACED,CANCELLED')).toHaveLength(2);
    expect(await list('?size=1&page=1')).toHaveLength(1);
    expect((await work.sam().call('GET', '/v1/staff/orders?status=LOST')).status).toBe(422);
  });

  test('says which messages to the customer did not arrive', async () => {
    const { database } = work.api().context;
    const at = new Date('2026-07-01T17:00:00.000Z');
    await database.update(users).set({ emailBouncedAt: at }).where(eq(users.email, person.email));
    const text = { channel: 'sms', recipient: '', subject: '', text: '', nextAt: at, sentAt: at } as const;
    await database
      .insert(notices)
      .values(
        [
          { createdAt: at, deliveryStatus: 'delivered' },
          { createdAt: new Date(at.getTime() + 1), deliveryStatus: 'undelivered', deliveryError: '30003' },
          { createdAt: new Date(at.getTime() + 2) },
        ].map((row) => ({ ...text, orderId: work.order().orderLogId, ...row })),
      );
    const { body } = await work.sam().call<ConsoleOrders>('GET', '/v1/staff/orders?state=open');
    expect(body.orders[0]!.messages).toEqual({
      emailBouncedAt: at.toISOString(),
      textStatus: 'undelivered',
      textError: '30003',
    });
  });

  test('is searched by number and by name', async () => {
    const number = work.order().orderNumber.toLowerCase();
    for (const typed of [number, `${number.slice(0, 4)} ${number.slice(4)}`, number.slice(0, 5)])
      expect(await list(`?search=${encodeURIComponent(typed)}`)).toEqual([work.order().orderNumber]);
    for (const typed of ['marabel', 'LIND', 'lindqvist mara'])
      expect(await list(`?search=${encodeURIComponent(typed)}`)).toHaveLength(2);
    for (const typed of ['nobody', '%', '_', '\\', "' or 1=1"])
      expect(await list(`?search=${encodeURIComponent(typed)}`)).toEqual([]);
  });

  test('polled with its ETag is a 304 until something changes', async () => {
    const first = await work.sam().send('GET', '/v1/staff/orders?state=open');
    const etag = first.headers.get('etag')!;
    const again = () => work.sam().send('GET', '/v1/staff/orders?state=open', undefined, { 'if-none-match': etag });
    const unchanged = await again();
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag]);
    await move('ACCEPTED');
    expect((await again()).status).toBe(200);
  });

  test('another dispensary sees and changes nothing of it', async () => {
    expect(await list('', work.birch())).toEqual([]);
    expect(await list(`?search=${work.order().orderNumber}`, work.birch())).toEqual([]);
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['POST', '/status', { status: 'ACCEPTED' }],
      ['GET', '/id-photo', undefined],
      ['POST', '/confirm-id', undefined],
    ] as const)
      expect((await work.birch().call(method, path(rest), body)).body).toMatchObject({
        status: 404,
        code: 'order_unknown',
      });
    expect((await work.birch().call('GET', `${path()}?providerId=alder`)).status).toBe(404);
    expect(await eventCount()).toBe(1);
    expect(await log('order.viewId')).toEqual([]);
  });

  test('an operator names the dispensary', async () => {
    const operator = await signInStaff(work.api(), null);
    expect((await operator.call('GET', '/v1/staff/orders')).status).toBe(422);
    expect(await list('?providerId=alder&state=open', operator)).toEqual([work.order().orderNumber]);
    expect(await list('?providerId=birch', operator)).toEqual([]);
    expect((await operator.call('GET', '/v1/staff/orders?providerId=nowhere')).status).toBe(404);
  });
});

describe('moving an order', () => {
  test('from placed to completed, logged with who did it', async () => {
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'])
      expect((await move(status)).body).toMatchObject({ status });
    const events = await work
      .api()
      .context.database.select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, work.order().orderLogId));
    expect(events.map(({ staffId }) => staffId)).toEqual([
      null,
      ...Array.from({ length: 4 }, () => work.sam().member.id),
    ]);
    expect((await log('order.move')).map(({ actor, subject, detail }) => [actor, subject, detail])).toEqual(
      ['PLACED ACCEPTED', 'ACCEPTED PACKED', 'PACKED ON_THE_WAY', 'ON_THE_WAY COMPLETED']
        .map((pair) => pair.split(' '))
        .map(([from, to]) => ['sam@alder.example', work.order().orderNumber, { from, to }]),
    );
  });

  test('declining needs a reason, and gives stock and window back', async () => {
    const takenSpots = await work.mara().shop.taken();
    expect((await move('DECLINED')).status).toBe(422);
    expect((await move('DECLINED', { reason: 'Closed' })).status).toBe(200);
    expect(await work.mara().shop.stock()).toMatchObject({ 'pod-a': 20 });
    expect(await work.mara().shop.taken()).toBe(takenSpots - 1);
    // The log records the action but not the text to the shopper.
    expect(JSON.stringify(await log('order.move'))).not.toContain('Closed');
  });

  test('with the same key is done once, also when both arrive together and after it moved on', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => move('ACCEPTED', { key: 'k1' })));
    expect(responses.map(({ status, body }) => [status, body.status])).toEqual([1, 2, 3].map(() => [200, 'ACCEPTED']));
    expect(await eventCount()).toBe(2);
    await move('PACKED', { key: 'k2' });
    expect((await move('ACCEPTED', { key: 'k1' })).body).toMatchObject({ status: 'PACKED' });
    expect(await log('order.move')).toHaveLength(2);
    const kim = await signInStaff(work.api(), 'alder');
    expect((await move('ACCEPTED', { key: 'k1', by: kim })).status).toBe(409);
  });

  test('a refused move may be sent again with its key', async () => {
    expect((await move('PACKED', { key: 'k1' })).status).toBe(409);
    await move('ACCEPTED');
    expect((await move('PACKED', { key: 'k1' })).status).toBe(200);
  });

  test('the second of two clerks gets the order as it is now', async () => {
    const kim = await signInStaff(work.api(), 'alder');
    const responses = await Promise.all([move('ACCEPTED'), move('DECLINED', { by: kim, reason: 'Out of stock' })]);
    const accepted = responses.find(({ status }) => status === 200)!;
    const rejected = responses.find(({ status }) => status === 409)!;
    expect(rejected.body).toMatchObject({ code: 'order_status_conflict', order: { status: accepted.body.status } });
    expect(rejected.body.order.events.at(-1)).toMatchObject({ status: accepted.body.status });
    expect(await eventCount()).toBe(2);
  });

  test('has an arrival once it is packed, logged, and not replaced by an older one that is sent again', async () => {
    const at = (minutes: number) => new Date(work.now().getTime() + minutes * 60_000).toISOString();
    const first = { start: at(30), end: at(60) };
    const putEta = (eta: object, key?: string) => work.sam().call<ConsoleOrder>('PUT', path('/eta'), eta, key);
    expect((await putEta(first)).body).toMatchObject({ code: 'order_status_conflict', order: { status: 'PLACED' } });
    await move('ACCEPTED');
    await move('PACKED');
    expect((await putEta(first, 'k1')).body.eta).toEqual(first);
    const second = { start: at(40), end: at(70) };
    await putEta(second);
    expect((await putEta(first, 'k1')).body.eta).toEqual(second);
    expect((await putEta({ start: at(60), end: at(30) })).body).toMatchObject({ status: 422, code: 'eta_invalid' });
    expect((await log('order.eta')).map(({ subject, detail }) => [subject, detail])).toEqual([
      [work.order().orderNumber, first],
      [work.order().orderNumber, second],
    ]);
  });

  test('a move needs a key', async () => {
    const response = await work.sam().send('POST', path('/status'), { status: 'ACCEPTED' });
    expect(response.status).toBe(422);
  });
});

test('what the webhook does is in the log too, and nothing in the log names a shopper', async () => {
  await work
    .mara()
    .shop.send({ type: 'order.status', data: { orderNumber: work.order().orderNumber, status: 'ACCEPTED' } });
  await work.mara().shop.send({ type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: 7 } });
  await work.mara().shop.send({ type: 'price.update', data: { productVariantId: 'pod-a', price: 31.5 } });
  const idResponse = await work.mara().shop.send({ type: 'order.id', data: { orderNumber: work.order().orderNumber } });
  const { idLink } = (await idResponse.json()) as { idLink: { path: string } };
  expect((await work.api().app.request(idLink.path, { method: 'POST' })).status).toBe(200);
  const entries = await work.api().context.database.select().from(auditEntries);
  expect(entries.map(({ action, actor, subject, detail }) => [action, actor, subject, detail])).toEqual([
    ['order.move', 'webhook', work.order().orderNumber, { from: 'PLACED', to: 'ACCEPTED' }],
    ['stock.set', 'webhook', 'pod-a', { from: 18, to: 7 }],
    ['price.set', 'webhook', 'pod-a', { from: 3000, to: 3150 }],
    ['order.viewId', 'webhook', work.order().orderNumber, { step: 'link' }],
    ['order.viewId', 'webhook', work.order().orderNumber, { step: 'view' }],
  ]);
  const text = JSON.stringify(entries);
  for (const trace of work.mara().traces()) expect(text).not.toContain(trace);
});
