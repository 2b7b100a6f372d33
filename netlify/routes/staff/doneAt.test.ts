import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { delayedActionCalls, type Sent } from '../../../tests/fixtures/calls/delayedActionCalls';
import { idImages } from '../../database/providerTables';
import { orders } from '../../database/orderTables';

const { work, minute, iso, send, move, timeline, lastEvent, logged, startRun } = delayedActionCalls();

describe('D-32 an action that waited counts from when it was done', () => {
  test('D-14 moves of the console are in the timeline at the minute of the tap, and the log has both times', async () => {
    await move('ACCEPTED', { done: 1, arrives: 10 });
    await move('PACKED', { done: 2, arrives: 10 });
    expect(await timeline()).toEqual([
      ['PLACED', iso(0)],
      ['ACCEPTED', iso(1)],
      ['PACKED', iso(2)],
    ]);
    expect(await logged()).toEqual({ at: iso(2), from: 'ACCEPTED', to: 'PACKED', receivedAt: iso(10) });
  });

  test.each([
    ['delivered', { outcome: 'delivered' }, 'COMPLETED'],
    ['not delivered', { outcome: 'failed', reason: 'Nobody answered.' }, 'CANCELLED'],
  ])('D-18 %s at the door at 58 minutes past and sent at 70', async (_, outcome, status) => {
    const report = await startRun();
    expect(await report(outcome, { done: 58, arrives: 70 })).toBe(200);
    expect(await lastEvent()).toEqual([status, iso(58)]);
    expect(await logged()).toEqual({ at: iso(58), from: 'ON_THE_WAY', to: status, receivedAt: iso(70) });
  });

  test('D-19 the ID photo is deleted 30 days after the delivery, not after its report', async () => {
    const report = await startRun();
    await report({ outcome: 'delivered' }, { done: 58, arrives: 70 });
    const [image] = await work.api().context.database.select().from(idImages);
    expect(image!.deleteAfter).toEqual(minute(58 + 30 * 24 * 60));
  });

  test('D-19 an older delivery that is reported last does not shorten the time of the ID photo', async () => {
    const report = await startRun();
    const { database } = work.api().context;
    const second = work.mara().order.orderLogId;
    await database.update(orders).set({ status: 'ON_THE_WAY' }).where(eq(orders.id, second));
    work.setNow(minute(60));
    const path = `/v1/staff/orders/${work.mara().order.orderNumber}/status`;
    expect((await work.sam().call('POST', path, { status: 'COMPLETED' })).status).toBe(200);
    await report({ outcome: 'delivered' }, { done: 58, arrives: 70 });
    const [image] = await database.select().from(idImages);
    expect(image!.deleteAfter).toEqual(minute(60 + 30 * 24 * 60));
  });

  test('D-19 an ID that was checked without a connection', async () => {
    work.setNow(minute(1));
    expect((await work.sam().send('GET', work.path('/id-photo'))).status).toBe(200);
    const { body } = await send('POST', '/confirm-id', undefined, { done: 2, arrives: 10 });
    expect(body.idPhoto.confirmedAt).toBe(iso(2));
    expect(await logged('order.confirmId')).toEqual({ at: iso(2), receivedAt: iso(10) });
  });

  test('D-19 an ID cannot have been checked before its photo was viewed', async () => {
    work.setNow(minute(5));
    await work.sam().send('GET', work.path('/id-photo'));
    const { body } = await send('POST', '/confirm-id', undefined, { done: 2, arrives: 10 });
    expect(body.idPhoto.confirmedAt).toBe(iso(5));
    expect(await logged('order.confirmId')).toEqual({ at: iso(5), receivedAt: iso(10), rejectedAt: iso(2) });
  });

  test('a repeat with the same key changes nothing, also with another time', async () => {
    const first = await move('ACCEPTED', { done: 1, arrives: 10, key: 'same' });
    const repeats = [
      await move('ACCEPTED', { done: 1, arrives: 20, key: 'same' }),
      await move('ACCEPTED', { done: 5, arrives: 20, key: 'same' }),
      await move('ACCEPTED', { arrives: 20, key: 'same' }),
    ];
    for (const repeat of repeats) expect(repeat).toEqual(first);
    expect(await work.log('order.move')).toHaveLength(1);
  });

  test('without a time it counts from its arrival', async () => {
    await move('ACCEPTED', { arrives: 10 });
    expect(await lastEvent()).toEqual(['ACCEPTED', iso(10)]);
    expect(await logged()).toEqual({ at: iso(10), from: 'PLACED', to: 'ACCEPTED' });
  });
});

describe('D-32 the time of an action is only accepted within bounds', () => {
  test('of two people, the first to arrive moves the order, and the other cannot be before', async () => {
    await move('ACCEPTED', { arrives: 10 });
    expect((await move('DECLINED', { done: 5, arrives: 11 }, 'Closed')).status).toBe(409);
    await move('PACKED', { done: 5, arrives: 12 });
    expect(await lastEvent()).toEqual(['PACKED', iso(10)]);
    expect(await logged()).toEqual({
      at: iso(10),
      from: 'ACCEPTED',
      to: 'PACKED',
      receivedAt: iso(12),
      rejectedAt: iso(5),
    });
  });

  test('a driver delivers nothing before the round began', async () => {
    const report = await startRun();
    expect(await report({ outcome: 'delivered' }, { done: 3, arrives: 30 })).toBe(200);
    expect(await lastEvent()).toEqual(['COMPLETED', iso(5)]);
  });

  test.each([
    ['ahead', 75],
    ['over a day ago', -24 * 60],
    ['at the start of 1970', '1970-01-01T00:00:00Z'],
    ['in the year 1', '0001-01-01T00:00:00Z'],
    ['in the year 9999', '9999-12-31T23:59:59.999Z'],
  ])('a time %s loses no action: its arrival counts, and the log says which time did not', async (_, done) => {
    expect((await move('ACCEPTED', { done, arrives: 70 })).status).toBe(200);
    expect(await lastEvent()).toEqual(['ACCEPTED', iso(70)]);
    const rejectedAt = typeof done === 'number' ? iso(done) : new Date(done).toISOString();
    expect(await logged()).toEqual({ at: iso(70), from: 'PLACED', to: 'ACCEPTED', rejectedAt });
  });

  test.each([
    '0000-01-01T00:00:00Z',
    'infinity',
    '-infinity',
    'now',
    'epoch',
    '',
    '1764612000',
    '2026-12-01',
    '2026-02-30T00:00:00Z',
    '2026-12-01T24:00:00Z',
    '2026-12-01T10:00:00',
    '2026-12-01T10:00:00-08:00',
    '+012026-12-01T10:00:00Z',
    '-000001-12-01T10:00:00Z',
    '2026-12-01T10:00:00Z, 2026-12-01T10:00:00Z',
  ])('%j is no time: 422 that names the header, and nothing is done', async (done) => {
    const report = await startRun();
    expect(await report({ outcome: 'delivered' }, { done, arrives: 70 })).toBe(422);
    const { status, body } = await send('POST', '/status', { status: 'COMPLETED' }, { done, arrives: 70 });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ['done-at']]);
    expect(await lastEvent()).toEqual(['ON_THE_WAY', iso(5)]);
  });
});

describe('D-15 arrival times that waited', () => {
  const eta = (start: number, sent: Sent) => send('PUT', '/eta', { start: iso(start), end: iso(start + 15) }, sent);

  test('an older one that arrives after a newer one changes nothing', async () => {
    await move('ACCEPTED', { arrives: 1 });
    await move('PACKED', { arrives: 2 });
    await eta(40, { done: 10, arrives: 20 });
    expect(await logged('order.eta')).toMatchObject({ at: iso(10), receivedAt: iso(20) });
    const { status, body } = await eta(60, { done: 8, arrives: 21 });
    expect([status, body.eta]).toEqual([200, { start: iso(40), end: iso(55) }]);
    expect(await work.log('order.eta')).toHaveLength(1);
    expect((await eta(60, { done: 12, arrives: 22 })).body.eta).toEqual({ start: iso(60), end: iso(75) });
  });

  test('one from before the order was packed counts from then', async () => {
    await move('ACCEPTED', { arrives: 1 });
    await move('PACKED', { arrives: 5 });
    await move('ON_THE_WAY', { arrives: 15 });
    await eta(40, { done: 3, arrives: 20 });
    expect(await logged('order.eta')).toMatchObject({ at: iso(5), receivedAt: iso(20), rejectedAt: iso(3) });
  });

  test('a message of a system whose clock is ahead does not stop a person', async () => {
    await move('ACCEPTED', { arrives: 1 });
    await move('PACKED', { arrives: 2 });
    work.setNow(minute(10));
    const data = { orderLogId: work.order().orderLogId, start: iso(30), end: iso(45) };
    expect((await work.mara().shop.send({ type: 'order.eta', timestamp: iso(14), data })).status).toBe(200);
    expect((await eta(60, { done: 11, arrives: 11 })).body.eta).toEqual({ start: iso(60), end: iso(75) });
  });
});

describe('D-15 messages of a dispensary’s system that waited', () => {
  const receive = (type: string, data: object, { done, arrives }: { done: number; arrives: number }) => {
    work.setNow(minute(arrives));
    return work.mara().shop.send({ type, timestamp: iso(done), data });
  };

  test('a move is in the timeline at its own time, and not before the previous event', async () => {
    const { orderLogId } = work.order();
    await receive('order.status', { orderLogId, status: 'ACCEPTED' }, { done: 3, arrives: 10 });
    await move('PACKED', { arrives: 12 });
    await receive('order.status', { orderLogId, status: 'ON_THE_WAY' }, { done: 11, arrives: 15 });
    expect(await timeline()).toEqual([
      ['PLACED', iso(0)],
      ['ACCEPTED', iso(3)],
      ['PACKED', iso(12)],
      ['ON_THE_WAY', iso(12)],
    ]);
    expect(await logged()).toMatchObject({ at: iso(12), receivedAt: iso(15) });
  });

  test.each([
    ['price.update', { price: 33 }, 'price.set'],
    ['stock.update', { availableQuantity: 5 }, 'stock.set'],
  ])('%s is in the log with both times', async (type, figure, action) => {
    await receive(type, { productVariantId: 'pod-a', ...figure }, { done: 3, arrives: 10 });
    expect(await logged(action)).toMatchObject({ at: iso(10), asOf: iso(3) });
  });
});
