import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signInStaff } from '../../../../tests/fixtures/builders/buildStaff';
import { buildOrder, openShop, placed, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { wideLimits } from '../../../../tests/fixtures/wideLimits';
import { providerProducts, providers, providerZones } from '../../../database/providerTables';
import { sharedPurges } from '../../../database/workTables';
import { runJob } from '../runJob';
import { jobs } from '../jobs';
import { runUpkeep } from '../upkeep/runUpkeep';
import { purgeShared } from './purgeShared';

let alder: Shop;
const shop = await setUpTestApp({ clock: () => shopTime, fairLimits: wideLimits });
beforeEach(async () => {
  await shop.reset();
  alder = await openShop(shop, { deliveryTotalMinimumCents: 0, purchaseLimitGrams: 10_000, slotCapacity: 3 });
  await forget();
});

const forget = () => shop.context.database.delete(sharedPurges);
async function queued(): Promise<string[]> {
  const rows = await shop.context.database.select().from(sharedPurges);
  await forget();
  return [...new Set(rows.map(({ tag }) => tag))].sort();
}
const order = async (quantity: number, productVariantId = 'pod-a', price = 30) =>
  placed(alder.place((await alder.shopper()).headers, buildOrder({ items: [{ productVariantId, quantity, price }] })));
const stockTag = ['dispensary-alder'];
const listTags = ['dispensaries', 'dispensary-alder'];

describe('what shoppers see changes', () => {
  test('D-15 by webhook: price and stock', async () => {
    await alder.send({ type: 'price.update', data: { productVariantId: 'pod-a', price: 31 } });
    expect(await queued()).toEqual(stockTag);
    await alder.send({ type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: 17 } });
    expect(await queued()).toEqual(stockTag);
    await alder.send({ type: 'price.update', data: { productVariantId: 'pod-a', price: 31 } });
    expect(await queued()).toEqual([]);
  });

  test('in the console: stock, a file of stock, hours, a pause', async () => {
    const sam = await signInStaff(shop);
    expect((await sam.call('PATCH', '/v1/staff/stock/pod-a', { price: 29 })).status).toBe(200);
    expect(await queued()).toEqual(stockTag);
    const csv = 'productVariantId,availableQuantity,price\npod-a,15,28\npod-b,9,45.5\n';
    const { version } = (await sam.call<{ version: string }>('POST', '/v1/staff/stock/import?dryRun=1', { csv })).body;
    expect(await queued()).toEqual([]);
    expect((await sam.call('POST', '/v1/staff/stock/import', { csv, version })).status).toBe(200);
    expect(await queued()).toEqual(stockTag);
    const pause = { until: new Date(shopTime.getTime() + 3_600_000).toISOString(), reason: 'Too many orders' };
    expect((await sam.call('PUT', '/v1/staff/service/pause', pause)).status).toBe(200);
    expect(await queued()).toEqual(listTags);
  });

  test('by an order that sells out, or leaves few; not by one that leaves plenty', async () => {
    await order(2);
    expect(await queued()).toEqual([]);
    await order(9);
    expect(await queued()).toEqual(stockTag);
    await order(9);
    expect(await queued()).toEqual(stockTag);
    expect((await alder.stock())['pod-a']).toBe(0);
  });

  test('by the order that fills a window, and by its cancellation', async () => {
    await shop.context.database.update(providerProducts).set({ available: 1000 });
    await forget();
    await order(1);
    const last = [await order(1), await order(1)][1]!;
    expect(await queued()).toEqual(stockTag);
    expect((await alder.move(last, 'DECLINED', 'Out of reach')).status).toBe(200);
    expect(await queued()).toEqual(stockTag);
  });

  test('by statements from anywhere: zones, a new dispensary, a deleted one', async () => {
    const { database } = shop.context;
    await database.insert(providerZones).values({ providerId: 'alder', postalCode: '90013' });
    expect(await queued()).toEqual(listTags);
    await database.delete(providerZones).where(eq(providerZones.postalCode, '90013'));
    expect(await queued()).toEqual(listTags);
    await database.delete(providers);
    expect(await queued()).toEqual(listTags);
  });

  test('a change that is rolled back purges nothing', async () => {
    const changed = shop.context.database.transaction(async (transaction) => {
      await transaction.update(providerProducts).set({ priceCents: 1 });
      throw new Error('changed my mind');
    });
    await expect(changed).rejects.toThrow('changed my mind');
    expect(await queued()).toEqual([]);
  });
});

describe('the queue of purges', () => {
  const raise = (priceCents: number) => shop.context.database.update(providerProducts).set({ priceCents });
  const queue = () => shop.context.database.select().from(sharedPurges);
  const dueNow = () => shop.context.database.update(sharedPurges).set({ nextAt: sql`clock_timestamp()` });

  test('each tag goes to the CDN once, and is forgotten then', async () => {
    const purgeCdn = vi.fn(() => Promise.resolve());
    await raise(100);
    await raise(200);
    await shop.context.database.update(providers).set({ name: 'Alder' });
    await purgeShared({ ...shop.context, purgeCdn });
    expect(purgeCdn.mock.calls).toEqual([[expect.arrayContaining(listTags)]]);
    expect((purgeCdn.mock.calls as unknown as [string[]][])[0]![0]).toHaveLength(2);
    expect(await queue()).toEqual([]);
    await purgeShared({ ...shop.context, purgeCdn });
    expect(purgeCdn).toHaveBeenCalledTimes(1);
  });

  test('a purge that fails is logged, tried again later, and fails no order', async () => {
    const purgeCdn = vi.fn(() => Promise.reject(new Error('the purge API is away')));
    const error = vi.fn();
    const context = { ...shop.context, purgeCdn, log: { ...shop.context.log, error } };
    await order(15);
    expect(await runJob(context, jobs.purges)).toBe('failed');
    expect(error.mock.calls[0]).toEqual(['A job failed', { job: 'purges', error: expect.any(Error) as Error }]);
    const [row] = await queue();
    expect(row).toMatchObject({ attempts: 1, lastError: 'the purge API is away' });
    const waitMs = row!.nextAt.getTime() - row!.createdAt.getTime();
    expect(waitMs).toBeGreaterThan(4_900);
    await purgeShared(context);
    expect(purgeCdn).toHaveBeenCalledTimes(1);
    await dueNow();
    await purgeShared({ ...context, purgeCdn: () => Promise.resolve() });
    expect(await queue()).toEqual([]);
  });

  test('processes that run at once purge a change once', async () => {
    const purgeCdn = vi.fn(() => Promise.resolve());
    await raise(300);
    await Promise.all(Array.from({ length: 5 }, () => purgeShared({ ...shop.context, purgeCdn })));
    expect(purgeCdn).toHaveBeenCalledTimes(1);
  });

  test('what is older than every shared response is left, and deleted by upkeep', async () => {
    const purgeCdn = vi.fn(() => Promise.resolve());
    await raise(400);
    await shop.context.database
      .update(sharedPurges)
      .set({ createdAt: sql`clock_timestamp() - interval '61 minutes'`, nextAt: sql`clock_timestamp()` });
    await purgeShared({ ...shop.context, purgeCdn });
    expect(purgeCdn).not.toHaveBeenCalled();
    await runUpkeep(shop.context);
    expect(await queue()).toEqual([]);
  });
});
