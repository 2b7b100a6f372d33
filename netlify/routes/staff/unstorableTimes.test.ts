import { describe, expect, test } from 'vitest';
import { consoleOrderCalls } from '../../../tests/fixtures/calls/consoleOrderCalls';
import { shopTime } from '../../../tests/fixtures/builders/orderShop';

const work = consoleOrderCalls();
const iso = (minutes: number) => new Date(shopTime.getTime() + minutes * 60_000).toISOString();

describe('D-30 a time that Postgres cannot hold is a 422', () => {
  const year0 = '0000-01-01T00:00:00Z';
  test.each<[string, string, object?]>([
    ['GET', `/v1/staff/audit?from=${year0}`],
    ['GET', `/v1/staff/audit?to=${year0}`],
    ['PATCH', '/v1/staff/stock/pod-a', { price: 33, asOf: year0 }],
    ['PATCH', '/v1/staff/stock/pod-a', { availableQuantity: 5, asOf: year0 }],
    ['PUT', '/v1/staff/service/pause', { until: year0, reason: 'Power cut' }],
  ])('%s %s %j', async (method, path, body) => {
    expect((await work.sam().call(method, path, body)).body).toMatchObject({ status: 422, code: 'not_valid' });
  });

  test('in a stock file', async () => {
    const csv = `productVariantId,price,asOf\npod-a,33,${year0}\n`;
    const { status, body } = await work.sam().call('POST', '/v1/staff/stock/import?dryRun=1', { csv });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('expected the time of the export')]);
  });

  test.each([
    { type: 'order.status', timestamp: year0, data: { status: 'ACCEPTED' } },
    { type: 'order.eta', timestamp: year0, data: { start: iso(30), end: iso(40) } },
    { type: 'order.eta', data: { start: year0, end: iso(40) } },
    { type: 'price.update', timestamp: year0, data: { productVariantId: 'pod-a', price: 33 } },
    { type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: 5, asOf: year0 } },
  ])('in the message $type', async ({ data, ...message }) => {
    const order = message.type.startsWith('order') && { orderLogId: work.order().orderLogId };
    const response = await work.mara().shop.send({ ...message, data: { ...data, ...order } });
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'not_valid' }]);
  });
});
