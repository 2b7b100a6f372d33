import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildProvider } from '../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../tests/fixtures/testApp';
import { orderItems } from './orderTables';
import { prepareInsert, prepareQuery } from './prepareQuery';
import { providers, slotUsage } from './providerTables';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  await api.context.database.insert(providers).values(['alder', 'birch'].map((id) => buildProvider({ id })));
});

const buildFind = vi.fn();
const findName = prepareQuery<{ id: string }>()((database, value) => {
  buildFind();
  return database
    .select({ name: providers.name, twice: sql<string>`${providers.id} || ${value('id')}` })
    .from(providers)
    .where(eq(providers.id, value('id')));
});

test('a query is built once for all its values', async () => {
  const { database } = api.context;
  buildFind.mockClear();
  for (const id of ['alder', 'birch', 'nobody'])
    expect((await findName(database, { id })).map(({ twice }) => twice)).toEqual(id === 'nobody' ? [] : [id + id]);
  expect(buildFind).toHaveBeenCalledTimes(1);
});

test('in transactions it runs in each of them, and is built once per connection', async () => {
  const { database } = api.context;
  await database.transaction((transaction) => findName(transaction, { id: 'alder' }));
  buildFind.mockClear();
  const rename = database.transaction(async (transaction) => {
    await transaction.update(providers).set({ name: 'Renamed' }).where(eq(providers.id, 'alder'));
    expect((await findName(transaction, { id: 'alder' }))[0]!.name).toBe('Renamed');
    throw new Error('changed my mind');
  });
  await expect(rename).rejects.toThrow('changed my mind');
  await database.transaction(async (transaction) => {
    expect((await findName(transaction, { id: 'alder' }))[0]!.name).not.toBe('Renamed');
  });
  expect(buildFind).not.toHaveBeenCalled();
});

test('a row is inserted with a value for every column, converted as Drizzle does', async () => {
  const { database } = api.context;
  const insertSlot = prepareInsert(slotUsage);
  const slot = { providerId: 'alder', orderType: 'delivery', slotStart: new Date('2026-07-01T16:00:00Z') } as const;
  await insertSlot(database, { ...slot, taken: 3 });
  expect(await database.select().from(slotUsage)).toEqual([{ ...slot, taken: 3 }]);
  const insertProvider = prepareInsert(providers);
  const [alder] = await database.select().from(providers).where(eq(providers.id, 'alder'));
  await insertProvider(database, { ...alder!, id: 'cedar', webhookUrl: null, pickupAddress: null });
  const [cedar] = await database.select().from(providers).where(eq(providers.id, 'cedar'));
  expect(cedar).toEqual({ ...alder!, id: 'cedar', webhookUrl: null, pickupAddress: null });
});

test('a row that breaks a rule of the table is refused', async () => {
  const insertItem = prepareInsert(orderItems);
  const item = { productVariantId: 'pod-a', position: 0, title: 'a', brand: 'a', quantity: 1, priceCents: 1 };
  const row = { ...item, orderId: crypto.randomUUID(), itemTotalCents: 1, thcGrams: 0, stockCount: 0 };
  await expect(insertItem(api.context.database, row)).rejects.toMatchObject({ cause: { code: '23503' } });
});
