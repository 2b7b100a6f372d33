import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildProvider } from '../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../tests/fixtures/testApp';
import type { Transaction } from './client';
import { prepareQuery } from './prepareQuery';
import { providers } from './providerTables';
import { together } from './together';

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
const findName = prepareQuery((database) => {
  buildFind();
  return database
    .select({ name: providers.name, twice: sql<string>`${providers.id} || ${sql.placeholder('id')}` })
    .from(providers)
    .where(eq(providers.id, sql.placeholder('id')));
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

test('statements of a transaction that start at once are sent in the order of their calls', async () => {
  const from = sql`(SELECT ${sql.placeholder('text')}::text) AS one`;
  const build = (database: Transaction) => database.select({ turn: sql<number>`nextval('turns')::int` }).from(from);
  const takeTurn = prepareQuery(build);
  const turns = await api.context.database.transaction(async (transaction) => {
    await transaction.execute(sql`CREATE TEMPORARY SEQUENCE turns`);
    const plain = () => build(transaction).execute({ text: '' });
    const prepared = () => takeTurn(transaction, { text: '' });
    return together([plain(), prepared(), plain(), plain(), prepared(), prepared(), plain()]);
  });
  expect(turns.map(([row]) => row!.turn)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
