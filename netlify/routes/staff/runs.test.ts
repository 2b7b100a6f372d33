import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { person } from '../../../tests/fixtures/builders/fullAccount';
import { consoleOrderCalls } from '../../../tests/fixtures/calls/consoleOrderCalls';
import type { Order } from '../../../src/domain/order/orderSchema';
import type { DriverRun, Run, StartedRun } from '../../../src/domain/staff/runSchema';
import { auditEntries } from '../../database/staffTables';
import { orders } from '../../database/orderTables';
import { providerProducts, slotUsage } from '../../database/providerTables';

const work = consoleOrderCalls();
const { move } = work;

const start = (by = work.sam(), orderNumbers = [work.order().orderNumber]) =>
  by.call<StartedRun & { code: string }>('POST', '/v1/staff/runs', { driverName: 'Robin', orderNumbers });
async function startPacked(): Promise<StartedRun> {
  await move('ACCEPTED');
  await move('PACKED');
  const { status, body } = await start();
  expect(status).toBe(201);
  return body;
}
async function drive<Body = DriverRun & { code: string; detail: string }>(
  token: string,
  method = 'GET',
  path = 'run',
  body?: unknown,
  key = 'key-1',
) {
  const response = await work.api().app.request(`/v1/driver/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const report = (token: string, body: unknown, key?: string) =>
  drive(token, 'POST', `stops/${work.order().orderNumber}`, body, key);
const statusNow = async () =>
  (await work.api().context.database.select().from(orders).where(eq(orders.id, work.order().orderLogId)))[0]!.status;

describe('a driver’s round', () => {
  test('sends packed orders on their way, and shows what a driver needs at the door', async () => {
    const { token, run } = await startPacked();
    expect(run).toMatchObject({ driverName: 'Robin', isRevoked: false });
    expect(run.stops).toEqual([{ orderNumber: work.order().orderNumber, status: 'ON_THE_WAY' }]);
    const { status, body } = await drive(token);
    expect(status).toBe(200);
    expect(body.stops[0]).toMatchObject({
      orderNumber: work.order().orderNumber,
      addressOne: work.order().deliveryAddress.addressOne,
      note: 'Ring twice',
      customerName: `${person.givenName} ${person.familyName}`,
      amountDue: work.order().total,
      isIdChecked: false,
    });
  });

  test('is refused for an order that is not packed, another dispensary’s, a driver’s already, or unknown', async () => {
    expect((await start()).body.code).toBe('order_not_drivable');
    expect((await start(work.birch())).body.code).toBe('order_unknown');
    expect((await start(work.sam(), ['ZZZZZZZZ'])).body.code).toBe('order_unknown');
    await startPacked();
    expect((await start()).body.code).toBe('order_not_drivable');
  });

  test('of two started together, one gets the order', async () => {
    await move('ACCEPTED');
    await move('PACKED');
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('ends at midnight in the dispensary’s time zone, with an answer that says so', async () => {
    const { token, run } = await startPacked();
    work.setNow(new Date(Date.parse(run.expiresAt) - 1));
    expect((await drive(token)).status).toBe(200);
    work.setNow(new Date(run.expiresAt));
    const late = await report(token, { outcome: 'delivered' });
    expect([late.status, late.body.detail]).toEqual([401, expect.stringContaining('ask the dispensary for a new one')]);
    expect(await statusNow()).toBe('ON_THE_WAY');
  });

  test('is revoked by its dispensary alone, at once, and its orders can go with another driver', async () => {
    const { token, run } = await startPacked();
    expect((await work.birch().call('DELETE', `/v1/staff/runs/${run.runId}`)).status).toBe(404);
    expect((await work.sam().call('DELETE', `/v1/staff/runs/${run.runId}`)).status).toBe(204);
    expect((await drive(token)).status).toBe(401);
    expect((await start()).status).toBe(201);
    const { body } = await work.sam().call<Run[]>('GET', '/v1/staff/runs');
    expect(body.map(({ isRevoked }) => isRevoked).sort()).toEqual([false, true]);
    expect((await work.birch().call<Run[]>('GET', '/v1/staff/runs')).body).toEqual([]);
  });

  test('takes no other kind of token, and its token opens nothing else', async () => {
    const { token } = await startPacked();
    expect((await drive(work.sam().token)).status).toBe(401);
    expect((await drive(work.mara().headers.authorization!.replace('Bearer ', ''))).status).toBe(401);
    for (const path of ['/v1/staff/orders', '/v1/app/user/me', '/v1/app/orders'])
      expect((await work.api().app.request(path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });
});

describe('how a delivery went', () => {
  test('delivered: the order is completed once, however often the phone sends it, and the address is gone', async () => {
    const { token } = await startPacked();
    for (let sent = 0; sent < 3; sent += 1) {
      const { status, body } = await report(token, { outcome: 'delivered' }, 'same-key');
      expect([status, body.stops[0]!.status, body.stops[0]!.addressOne]).toEqual([200, 'COMPLETED', '']);
    }
    const log = await work
      .api()
      .context.database.select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'order.move'), eq(auditEntries.actor, 'driver Robin')));
    expect(log.map(({ detail }) => detail)).toEqual([{ from: 'ON_THE_WAY', to: 'COMPLETED' }]);
  });

  test('could not deliver: the order is canceled with the reason, and stock and window are given back', async () => {
    const { database } = work.api().context;
    const figures = async () => [
      (await database.select().from(providerProducts).where(eq(providerProducts.productVariantId, 'pod-a')))[0]!
        .available,
      (await database.select().from(slotUsage)).reduce((sum, { taken }) => sum + taken, 0),
    ];
    const [stock, taken] = await figures();
    const { token } = await startPacked();
    expect((await report(token, { outcome: 'failed', reason: 'Nobody answered.' })).status).toBe(200);
    expect(await figures()).toEqual([stock! + 2, taken! - 1]);
    const mine = await work
      .api()
      .app.request(`/v1/app/orders/alder/${work.order().detailsId}`, { headers: work.mara().headers });
    expect((await mine.json()) as Order).toMatchObject({ status: 'CANCELLED' });
    expect((await report(token, { outcome: 'failed', reason: ' ' }, 'key-2')).status).toBe(422);
  });

  test('an order that the clerk completed meanwhile is a 409, and one of another round a 404', async () => {
    const { token } = await startPacked();
    await move('COMPLETED');
    expect((await report(token, { outcome: 'failed', reason: 'Nobody answered.' })).status).toBe(409);
    expect(
      (await drive(token, 'POST', `stops/${work.mara().order.orderNumber}`, { outcome: 'delivered' })).status,
    ).toBe(404);
  });

  test('of clerk and driver together, one ends the order', async () => {
    const { token } = await startPacked();
    const [clerk, driver] = await Promise.all([
      work.sam().call('POST', `/v1/staff/orders/${work.order().orderNumber}/status`, {
        status: 'CANCELLED',
        reason: 'Recalled.',
      }),
      report(token, { outcome: 'delivered' }),
    ]);
    expect([clerk.status, driver.status].sort()).toEqual([200, 409]);
  });
});
