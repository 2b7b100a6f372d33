import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { everyRow, openFullAccount } from '../../../tests/fixtures/builders/fullAccount';
import { shopTime } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { isAnonymized } from '../../database/anonymizedMark';
import type { Database, Transaction } from '../../database/client';
import * as schema from '../../database/schema';
import { runAnonymize } from './anonymizeCommand';
import { anonymizeDatabase } from './anonymizeDatabase';
import { emptiedTables, unchangedColumns, replacementValues } from './personalColumns';

const api = await setUpTestApp({ clock: () => shopTime });
const mara = await openFullAccount(api);
/** Excludes the account's id, which identifies nobody by itself. */
const traces = () => mara.traces().filter((trace) => trace !== mara.userId);
const readRows = (database: Database) => everyRow({ context: { database } } as TestApp);

/** The transaction as a database, whose own transactions are parts of it. */
function asDatabase(transaction: Transaction): Database {
  const nest: Database['transaction'] = async (work) => {
    await transaction.execute(sql`savepoint nested`);
    try {
      return await work(transaction);
    } catch (error) {
      await transaction.execute(sql`rollback to savepoint nested`);
      throw error;
    }
  };
  return Object.assign(Object.create(transaction) as Database, { transaction: nest });
}

/** Rolls back what a test does, so that the next one finds the account unchanged. */
async function rollBackAfter(work: (database: Database) => Promise<void>): Promise<void> {
  const end = new Error('undone');
  const all = api.context.database.transaction(async (transaction) => {
    await work(asDatabase(transaction));
    throw end;
  });
  await expect(all).rejects.toBe(end);
}

const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableConfig(each as PgTable)] : []));
const expectNoTraces = /^(timestamp|integer|boolean|uuid|date|bigint|numeric|double)/;

describe('an anonymized copy', () => {
  test('holds no trace of a person with orders, photos, pods, alerts, messages and a membership', () =>
    rollBackAfter(async (database) => {
      const before = JSON.stringify(await readRows(database));
      expect(traces().filter((trace) => before.includes(trace))).toEqual(traces());
      expect(await anonymizeDatabase(database)).toBe('done');
      const remaining = await readRows(database);
      for (const [table, rows] of Object.entries(remaining))
        for (const trace of traces()) expect(rows.join('\n'), `${trace} in ${table}`).not.toContain(trace);
      for (const table of ['users', 'orders', 'order_items', 'order_events', 'providers'])
        expect(remaining[table]!.length, table).toBeGreaterThan(0);
      for (const table of emptiedTables.filter((name) => name !== 'rate_limits'))
        expect(remaining[table], table).toEqual([]);
    }));

  test('has other dispensary secrets and nowhere to send', () =>
    rollBackAfter(async (database) => {
      const { webhookSecret, webhookUrl } = schema.providers;
      const read = () => database.select({ secret: webhookSecret, url: webhookUrl }).from(schema.providers);
      await database.update(schema.providers).set({ webhookUrl: 'https://dispensary.example/orders' });
      const before = await read();
      await anonymizeDatabase(database);
      for (const { secret, url } of await read()) {
        expect(url).toBeNull();
        expect(secret).toMatch(/^whsec_[\w+/]{40,}={0,2}$/);
        expect(before.map((each) => each.secret)).not.toContain(secret);
      }
    }));

  test('has other secrets for its links, so that they open nothing in the shop itself', () =>
    rollBackAfter(async (database) => {
      const read = () => database.select({ secret: schema.users.unsubscribeSecret }).from(schema.users);
      const [before] = await read();
      await anonymizeDatabase(database);
      expect((await read()).map(({ secret }) => secret)).not.toContain(before!.secret);
    }));

  test('still refuses to change an event', () =>
    rollBackAfter(async (database) => {
      await anonymizeDatabase(database);
      const change = database.transaction((inner) => inner.update(schema.orderEvents).set({ reason: 'x' }));
      await expect(change).rejects.toThrow();
    }));

  test('is left unchanged by a second run, unless forced', () =>
    rollBackAfter(async (database) => {
      const names = async () => (await database.select({ name: schema.users.givenName }).from(schema.users))[0];
      await anonymizeDatabase(database);
      await database.update(schema.users).set({ givenName: 'Tester' });
      expect([await anonymizeDatabase(database), await names()]).toEqual(['already', { name: 'Tester' }]);
      expect([await anonymizeDatabase(database, true), await names()]).toEqual(['done', { name: 'Shopper' }]);
    }));

  test('may be older than the code', () =>
    rollBackAfter(async (database) => {
      await database.execute(sql`ALTER TABLE users DROP COLUMN contact_phone`);
      await database.execute(sql`DROP TABLE staff_codes`);
      expect(await anonymizeDatabase(database)).toBe('done');
    }));
});

test('every column that can hold text is emptied, replaced or kept on purpose', () => {
  const open = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => !expectNoTraces.test(column.getSQLType()))
      .filter((column) => !unchangedColumns[name]?.includes(column.name) && !replacementValues[name]?.[column.name])
      .filter(() => !(emptiedTables as readonly string[]).includes(name))
      .map((column) => `${name}.${column.name}`),
  );
  expect(open).toEqual([]);
  const textColumns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  const listed = [
    ...Object.entries(unchangedColumns),
    ...Object.entries(replacementValues).map(([name, all]) => [name, Object.keys(all)] as const),
  ];
  expect(
    listed.flatMap(([name, all]) => all.map((each) => `${name}.${each}`)).filter((each) => !textColumns.includes(each)),
  ).toEqual([]);
});

describe('npm run anonymize', () => {
  async function run(args: string[], env: Record<string, string>) {
    const lines: string[] = [];
    const urls: string[] = [];
    const print = (line: string) => void lines.push(line);
    const open = (url: string) => {
      urls.push(url);
      return Promise.resolve({ ...api.connection, close: () => Promise.resolve() });
    };
    return { code: await runAnonymize(args, open, { env, print, printError: print }), text: lines.join('\n'), urls };
  }
  const ownUrl = 'postgres://shop:secret@db.example:5432/shop';
  const branch = 'postgres://branch:secret@branch.example/preview';

  test.each([
    ['no copy named', [], { DATABASE_URL: ownUrl }],
    ['another one named', ['--copy', 'db.example/other'], { DATABASE_URL: ownUrl }],
    ['production’s build', [], { CONTEXT: 'production', NETLIFY_DB_URL: branch }],
    ['no database', ['--copy', 'db.example/shop'], {}],
    ['an address that is none', ['--copy', 'x'], { DATABASE_URL: 'shop' }],
    ['an unknown option', ['--force'], { DATABASE_URL: ownUrl }],
  ])('refuses with %s, and prints no password', async (_, args, env) => {
    const { code, text, urls } = await run(args, env as Record<string, string>);
    expect([code, urls]).toEqual([2, []]);
    expect(text).not.toContain('secret');
    expect(await isAnonymized(api.context.database)).toBe(false);
  });

  test('in a preview’s build works on the preview’s branch, never on DATABASE_URL', async () => {
    expect(await run([], { CONTEXT: 'branch-deploy', DATABASE_URL: ownUrl })).toMatchObject({ code: 0, urls: [] });
    const env = { CONTEXT: 'deploy-preview', DATABASE_URL: ownUrl, NETLIFY_DB_URL: branch };
    expect(await run([], env)).toMatchObject({ code: 0, urls: [branch], text: 'No personal data is left.' });
    expect(await isAnonymized(api.context.database)).toBe(true);
    expect((await run([], env)).text).toContain('anonymized before');
    expect((await mara.call('GET', '/v1/app/user/me')).status).toBe(401);
  });

  test('works on a copy that is named', async () => {
    expect(await run(['--copy', 'db.example/shop'], { DATABASE_URL: ownUrl })).toMatchObject({
      code: 0,
      urls: [ownUrl],
    });
  });
});
